import type { Page } from "playwright-core";
import type { ScreenState } from "../screen-state.ts";

const box = (page: Page) => page.getByRole("combobox", { name: "Question" });
const plan = (page: Page) => page.getByRole("region", { name: "Plan" });
const report = (page: Page) => page.getByRole("region", { name: "Report" });
const stop = (page: Page) => page.getByRole("button", { name: "Stop", exact: true });

const inquire = (question: string, more = "&run=1") =>
  `/ask/quantum?q=${encodeURIComponent(question)}${more}`;
const whyMay = "Why did orders change in May?";

/** Explorer's and Quantum's end, with findings or without. */
async function waitForEnd(page: Page): Promise<void> {
  await page
    .getByText(/^(?:\d+ findings?\b.*|There was nothing to query|\d+ steps? in .*|Nothing was run)/)
    .first()
    .waitFor();
}

/** Tables of which there is little to say: what Explorer has of each, and a question for Quantum. */
const oddTables = [
  ["no-dates", "parts", "Why did parts fall in May?"],
  ["one-row", "single", "Why did single amount rise in May 2026?"],
  ["all-null", "blanks", "Why did blanks fall in May?"],
  ["only-text", "notes", "Why did notes fall in May?"],
  ["500-columns", "wide", "Why did wide amount change in May 2026?"],
] as const;

const oddStates = oddTables.flatMap(([name, table, question]): readonly ScreenState[] => [
  {
    name: `explorer-odd-${name}`,
    path: () => `/ask/explorer?table=${table}`,
    database: "oddities",
    bring: waitForEnd,
  },
  { name: `quantum-odd-${name}`, path: () => inquire(question), database: "oddities", bring: waitForEnd },
]);

/** Stops what runs, once some of it is there. */
async function stopRunning(page: Page): Promise<void> {
  await page.getByText(/^\d+ of [1-9]\d* (?:queries|steps) finished$/).waitFor();
  await stop(page).click();
  await page.getByText(/^Stopped after /).waitFor();
}

async function waitForFindings(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save as dashboard" }).waitFor();
}

async function waitForReport(page: Page): Promise<void> {
  await report(page).waitFor();
  await page.getByRole("button", { name: "Investigate again" }).waitFor();
}

/** Explorer and Quantum: where they start, what they find, and when they find nothing. */
export const lookingStates: readonly ScreenState[] = [
  {
    name: "explorer-start",
    path: () => "/ask/explorer",
    bring: async (page) => page.getByRole("link", { name: "All tables" }).waitFor(),
  },
  { name: "explorer-table", path: () => "/ask/explorer?table=orders", bring: waitForFindings },
  { name: "explorer-all", path: () => "/ask/explorer?look=all", bring: waitForFindings },
  {
    name: "explorer-topic",
    path: () => `/ask/explorer?topic=${encodeURIComponent("orders in Spain this year")}`,
    bring: waitForFindings,
  },
  {
    name: "explorer-breakdown",
    path: () => `/ask/explorer?table=orders&measure=rows&by=${encodeURIComponent('["orders","channel"]')}`,
    bring: waitForFindings,
  },
  {
    name: "explorer-compare",
    path: () => `/ask/explorer?table=orders&compare=${encodeURIComponent('[["orders","channel","Search"]]')}`,
    bring: waitForFindings,
  },
  {
    name: "explorer-unknown",
    path: () => "/ask/explorer?topic=zebras",
    bring: async (page) =>
      page
        .getByText(/zebras/)
        .first()
        .waitFor(),
  },
  {
    name: "explorer-running",
    path: () => "/ask/explorer?look=all",
    database: "crossings",
    bring: async (page) => {
      await stop(page).waitFor();
      await page.getByText(/^\d+ of \d+ queries finished$/).waitFor();
    },
    leave: async (page) => stop(page).click(),
  },
  {
    name: "explorer-stopped",
    path: () => "/ask/explorer?look=all",
    database: "crossings",
    bring: stopRunning,
  },
  {
    name: "explorer-trail",
    path: () =>
      `/ask/explorer?table=orders&where=${encodeURIComponent('[["orders","channel","Search"]]')}&by=${encodeURIComponent('["orders","status"]')}`,
    bring: waitForFindings,
  },
  { name: "explorer-one-table", path: () => "/ask/explorer?look=all", database: "visits", bring: waitForEnd },
  ...oddStates,
  {
    name: "explorer-failed",
    path: () => "/ask/explorer?table=letters",
    database: "archive",
    bring: async (page) => page.getByRole("button", { name: "Explore again" }).first().waitFor(),
  },
  {
    name: "quantum-start",
    path: () => "/ask/quantum",
    bring: async (page) => {
      await box(page).waitFor();
      await page
        .getByRole("link", { name: /^Why did / })
        .first()
        .waitFor();
    },
  },
  {
    name: "quantum-plan",
    path: () => inquire(whyMay, ""),
    bring: async (page) => page.getByRole("button", { name: "Wait" }).click(),
  },
  {
    name: "quantum-plan-edited",
    path: () => inquire(whyMay, ""),
    bring: async (page) => {
      await page.getByRole("button", { name: "Wait" }).click();
      await plan(page)
        .getByRole("checkbox", { name: /by channel$/ })
        .click();
      await plan(page).getByRole("button", { name: "Add a step" }).click();
      await page.getByRole("menuitem").first().click();
      await page.getByText("Left out", { exact: true }).waitFor();
    },
  },
  {
    name: "quantum-running",
    path: () => inquire("Why did voyages change last month?"),
    database: "crossings",
    bring: async (page) => {
      await plan(page).waitFor();
      await stop(page).waitFor();
    },
    leave: async (page) => stop(page).click(),
  },
  {
    name: "quantum-stopped",
    path: () => inquire("Why did voyages change last month?"),
    database: "crossings",
    bring: stopRunning,
  },
  {
    name: "quantum-one-table",
    path: () => inquire("Why did visits fall in May 2026?"),
    database: "visits",
    bring: waitForReport,
  },
  { name: "quantum-report", path: () => inquire(whyMay), bring: waitForReport },
  {
    name: "quantum-further",
    path: () => `${inquire(whyMay)}&further=${encodeURIComponent('["compared to last year"]')}`,
    bring: waitForReport,
  },
  {
    name: "quantum-compare",
    path: () => inquire("Compare revenue in Spain and Italy"),
    bring: waitForReport,
  },
  {
    name: "quantum-forecast",
    path: () => inquire("Forecast orders for the next quarter"),
    bring: waitForReport,
  },
  { name: "quantum-drive", path: () => inquire("What drives returns?"), bring: waitForReport },
  {
    name: "quantum-without",
    path: () => inquire("What would we earn without discounts?"),
    bring: waitForReport,
  },
  {
    name: "quantum-losing",
    path: () => inquire("Which customers are we losing?"),
    bring: waitForReport,
  },
  { name: "quantum-unusual", path: () => inquire("What is unusual this week?"), bring: waitForReport },
  {
    name: "quantum-refused",
    path: () => inquire("What would we earn at half the price?"),
    bring: async (page) => page.getByRole("region", { name: "Why this cannot be investigated" }).waitFor(),
  },
  {
    name: "quantum-failed",
    path: () => inquire("Why did letters change in April 2019?"),
    database: "archive",
    bring: async (page) =>
      page
        .getByRole("button", { name: /again$/ })
        .first()
        .waitFor(),
  },
  {
    name: "quantum-saved",
    path: () => inquire(whyMay),
    bring: async (page) => {
      await waitForReport(page);
      await page.getByRole("button", { name: "Save report" }).click();
      await page.waitForURL(/\/reports\//);
      await report(page).waitFor();
    },
  },
];
