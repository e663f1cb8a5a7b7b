import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Every page and dialog of a database's settings: by axe's rules for WCAG 2.2 AA, and at three widths. */
const { site, shareWindow } = useSite();
// Colors and dialogs change without transitions.
const visit = shareWindow({ context: { reducedMotion: "reduce" } });

interface View {
  /** A path below the settings of the sample, or an absolute one if it starts with a slash. */
  readonly path: string;
  /** Waits until the page is visible. */
  readonly shows: (page: Page) => Promise<void>;
}

const heading = (name: string | RegExp) => async (page: Page) =>
  page.getByRole("heading", { name }).first().waitFor();

const views: readonly View[] = [
  { path: "/databases", shows: heading("Databases") },
  { path: "/databases/new", shows: heading("What do you want to ask?") },
  {
    path: "/databases/new?way=upload",
    shows: async (page) => page.getByText("Drop files anywhere on this page").waitFor(),
  },
  {
    path: "/databases/new?way=connect&kind=postgres",
    shows: async (page) => {
      await page.getByRole("button", { name: /^Certificates/ }).click();
      await page.getByRole("button", { name: /^SSH tunnel/ }).click();
      await page.getByRole("switch", { name: /SSH server/ }).click();
      await page.getByRole("button", { name: "Test" }).click();
      await page.getByText("Enter the host of the tunnel.").waitFor();
    },
  },
  { path: "", shows: async (page) => page.getByRole("button", { name: "Save" }).waitFor() },
  { path: "connection", shows: async (page) => page.getByText("It needs no setup").waitFor() },
  {
    path: "tables?table=orders",
    shows: async (page) => page.getByRole("img", { name: /^How total/ }).waitFor(),
  },
  {
    path: "tables?table=orders",
    shows: async (page) => {
      await page.getByRole("button", { name: /Change the meaning of status$/ }).click();
      await page.getByRole("form", { name: "Meaning of status" }).waitFor();
    },
  },
  {
    path: "tables?table=orders",
    shows: async (page) => {
      await page.getByRole("button", { name: "Preview" }).click();
      await page.getByRole("dialog").getByRole("table").waitFor();
    },
  },
  {
    path: "tables?table=orders",
    shows: async (page) => {
      await page.getByRole("button", { name: "Declare one" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Declare" }).click();
      await page.getByText("Choose a table.").waitFor();
    },
  },
  {
    path: "tables?view=diagram",
    shows: async (page) =>
      page
        .getByRole("link", { name: /^orders/ })
        .last()
        .waitFor(),
  },
  { path: "knowledge", shows: heading("No words yet") },
  {
    path: "knowledge?kind=metric",
    shows: async (page) => {
      await page.getByRole("button", { name: "Define a metric" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
      await page.getByText("Enter how it is computed.").waitFor();
    },
  },
  { path: "access", shows: heading("Rules") },
  { path: "audit", shows: heading("Audit log") },
  { path: "usage", shows: heading("Questions this month") },
  {
    path: "danger",
    shows: async (page) => {
      await page.getByRole("button", { name: "Delete" }).click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
];

test.for(views.map((view, order) => ({ ...view, order })))(
  "$order /$path has no violations, dark or light, wide or narrow, and nothing overflows",
  async ({ path, shows }, context) => {
    const [sample] = await readDatabases(site(context).owner);
    const address = path.startsWith("/") ? path : `/databases/${sample?.id ?? ""}/${path}`;
    const { page } = await visit(context, address.replace(/\/$/, ""));
    await page.setViewportSize({ width: 1440, height: 900 });
    await shows(page);
    expect(await findFaults(page, ["dark", "light"])).toEqual([]);
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await findFaults(page, [])).toEqual([]);
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await findFaults(page, ["dark"])).toEqual([]);
  },
);

/** axe's violations in the themes. Nothing may overflow horizontally. */
async function findFaults(page: Page, themes: readonly string[]): Promise<readonly string[]> {
  const found = await findViolations(page, themes);
  // Charts adapt to the window's width with a small delay.
  await expect.poll(() => measureOverflow(page)).toBe(0);
  return found;
}
