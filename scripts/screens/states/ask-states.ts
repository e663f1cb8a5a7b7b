import type { Page } from "playwright-core";
import type { ScreenState } from "../screen-state.ts";

const box = (page: Page) => page.getByRole("combobox", { name: "Question" });

/** On wide screens the menu is always visible. */
async function openMenu(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 768) return;
  await page.getByRole("button", { name: "Toggle menu" }).click();
  await page.getByRole("dialog").waitFor();
}

/** Pages with the question box. */
export const askStates: readonly ScreenState[] = [
  {
    name: "ask-idle",
    path: () => "/ask",
    bring: async (page) => page.getByText("Questions to try").waitFor(),
  },
  {
    name: "chart-new",
    path: () => "/charts/new",
    bring: async (page) => {
      await page.getByRole("heading", { name: "What should the chart show?" }).waitFor();
      await page.getByRole("main").getByRole("listitem").first().waitFor();
    },
  },
  {
    name: "ask-completing",
    path: () => "/ask",
    bring: async (page) => {
      await box(page).pressSequentially("revenue by cat");
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    name: "ask-words",
    path: () => "/ask",
    bring: async (page) => {
      await box(page).fill("number of frobs by country");
      await page.getByRole("button", { name: "frobs (unknown)" }).click();
      await page.getByRole("list", { name: "It means" }).getByRole("button").first().waitFor();
    },
  },
  {
    name: "ask-menu-open",
    path: () => "/ask",
    isWhole: false,
    bring: async (page) => {
      await box(page).waitFor();
      await openMenu(page);
      const menu = page.getByRole("navigation", { name: "Main", exact: true });
      await menu.getByRole("button", { name: "Dashboards", exact: true }).click();
      await menu.getByRole("link", { name: "Create new" }).waitFor();
    },
  },
  {
    name: "database-switcher",
    path: () => "/ask",
    isWhole: false,
    bring: async (page) => {
      await box(page).waitFor();
      await openMenu(page);
      await page.getByRole("button", { name: /databases$/ }).click();
      await page.getByRole("menu").waitFor();
    },
  },
  {
    name: "palette",
    path: () => "/ask",
    isWhole: false,
    bring: async (page) => {
      await box(page).waitFor();
      await page.keyboard.press("ControlOrMeta+K");
      await page.getByRole("dialog").getByRole("option").first().waitFor();
    },
  },
];
