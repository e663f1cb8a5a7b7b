import type { Page } from "playwright-core";
import type { ScreenState } from "../screen-state.ts";

const question = (page: Page) => page.getByRole("textbox", { name: "Question about the sample shop" });

/** Pages without an account, and pages that do not exist. */
export const frontStates: readonly ScreenState[] = [
  {
    name: "landing",
    path: () => "/",
    who: "nobody",
    bring: async (page) => question(page).waitFor(),
  },
  {
    name: "landing-answered",
    path: () => "/",
    who: "nobody",
    bring: async (page) => {
      await question(page).fill("Revenue by category this year");
      await page.keyboard.press("Enter");
      await page.getByRole("tab", { name: "SQL" }).waitFor();
      await page.locator("figure canvas, figure svg").first().waitFor();
    },
  },
  {
    name: "plans",
    path: () => "/plans",
    who: "nobody",
    bring: async (page) => page.getByText("Start with Pro").filter({ visible: true }).first().waitFor(),
  },
  {
    name: "docs",
    path: () => "/docs",
    who: "nobody",
    bring: async (page) => page.getByRole("link", { name: "Running a server" }).waitFor(),
  },
  {
    name: "docs-page",
    path: () => "/docs/guides/run-a-server",
    bring: async (page) => page.getByRole("heading", { name: "Operating" }).waitFor(),
  },
  {
    name: "sign-in",
    path: () => "/?panel=sign-in",
    who: "nobody",
    isWhole: false,
    bring: async (page) => page.getByRole("dialog").getByRole("textbox").first().waitFor(),
  },
  {
    name: "sign-up",
    path: () => "/?panel=sign-up",
    who: "nobody",
    isWhole: false,
    bring: async (page) => page.getByRole("dialog").getByRole("textbox").first().waitFor(),
  },
  {
    name: "share-seam",
    path: () => "/share/nothing-yet",
    who: "nobody",
    bring: async (page) => page.getByText("This link does not work").waitFor(),
  },
  {
    name: "not-found",
    path: () => "/nowhere",
    bring: async (page) => page.getByRole("main").getByRole("heading").first().waitFor(),
  },
];
