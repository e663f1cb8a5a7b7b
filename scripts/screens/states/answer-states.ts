import type { Page } from "playwright-core";
import type { ScreenState } from "../screen-state.ts";
import type { questions } from "../furniture.data.ts";

const card = (page: Page) => page.getByRole("region", { name: "Answer", exact: true });
const drawing = (page: Page) => card(page).locator("canvas, svg[role=img], [role=img]").first();

/** Answers with one chart each. */
const chartNames = [
  "lines",
  "line",
  "bars",
  "groups",
  "rank",
  "share",
  "histogram",
  "scatter",
  "heat",
] as const;

function chat(name: keyof typeof questions): ScreenState["path"] {
  return ({ chats }) => `/chat/${chats[name]}`;
}

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole("tab", { name, exact: true }).click();
}

/** Opens what can be asked about the first figure of a chart. */
async function pickFigure(page: Page): Promise<void> {
  const figures = card(page).getByRole("application", { name: "Figures of the chart" });
  await figures.locator("svg").waitFor();
  await figures.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "See the rows" }).waitFor();
}

/** Panels of the plan editor, by the beginning of the name of the chip that opens them. */
const panels = {
  "plan-measure": /^measure /,
  "plan-breakdown": /^by /,
  "plan-filter": /^filter /,
  "plan-period": /^period /,
  "plan-add": /^Add to this answer$/,
} as const;

/** Outcomes of questions. */
export const answerStates: readonly ScreenState[] = [
  ...chartNames.map((name) => ({
    name: `answer-${name}`,
    path: chat(name),
    bring: async (page: Page) => drawing(page).waitFor(),
  })),
  { name: "answer-number", path: chat("number"), bring: async (page) => card(page).waitFor() },
  { name: "answer-pair", path: chat("pair"), bring: async (page) => card(page).waitFor() },
  { name: "answer-change", path: chat("change"), bring: async (page) => card(page).waitFor() },
  {
    name: "answer-sql-explained",
    path: chat("groups"),
    bring: async (page) => {
      await openTab(page, "SQL");
      await page.getByRole("button", { name: "Explain" }).click();
      await page
        .getByRole("region", { name: "How the database would run it" })
        .getByRole("listitem")
        .first()
        .waitFor();
    },
  },
  {
    name: "answer-points",
    path: chat("bars"),
    isWhole: false,
    bring: async (page) => pickFigure(page),
  },
  {
    name: "answer-rows",
    path: chat("bars"),
    isWhole: false,
    bring: async (page) => {
      await pickFigure(page);
      await page.getByRole("dialog").getByRole("button", { name: "See the rows" }).click();
      await page.getByRole("dialog").getByRole("grid").waitFor();
    },
  },
  {
    name: "answer-table",
    path: chat("lines"),
    bring: async (page) => {
      await openTab(page, "Table");
      await page.getByRole("grid").waitFor();
    },
  },
  {
    name: "answer-list",
    path: chat("table"),
    bring: async (page) => page.getByRole("grid").waitFor(),
  },
  {
    name: "answer-long-table",
    path: chat("long"),
    isWhole: false,
    bring: async (page) => {
      await openTab(page, "Table");
      await page.getByRole("searchbox", { name: /^Find in 100,000 rows/ }).waitFor();
      await page.getByRole("grid").evaluate((element) => element.parentElement?.scrollTo(0, 1_000_000));
      await page.getByRole("grid").scrollIntoViewIfNeeded();
    },
  },
  ...Object.entries(panels).map(([name, chip]) => ({
    name,
    path: chat("edited"),
    isWhole: false,
    bring: async (page: Page) => {
      await card(page).getByRole("button", { name: chip }).first().click();
      await page.getByRole("dialog").getByRole("heading").waitFor();
    },
  })),
  { name: "chat-refused", path: chat("refused"), bring: waitNotAnswered },
  { name: "chat-ambiguous", path: chat("ambiguous"), database: "warehouse", bring: waitNotAnswered },
  {
    name: "chat-failed",
    path: chat("archived"),
    database: "archive",
    bring: async (page) => {
      const again = page.getByRole("button", { name: "Ask again" });
      const box = page.getByRole("combobox", { name: "Follow-up question" });
      await box.waitFor();
      const before = await again.count();
      await box.fill("How many letters by month");
      await page.keyboard.press("Enter");
      await again.nth(before).waitFor();
    },
  },
  {
    name: "chat-thread",
    path: chat("thread"),
    bring: async (page) => page.getByText("2 of 2").waitFor(),
  },
  {
    name: "chat-edit-question",
    path: chat("bars"),
    bring: async (page) => {
      await page.getByRole("button", { name: "Edit question" }).click();
      await page.getByRole("textbox", { name: "Edit question" }).waitFor();
    },
  },
  {
    name: "chat-chart-types",
    path: chat("bars"),
    isWhole: false,
    bring: async (page) => {
      await page.getByRole("button", { name: /change the chart type/ }).click();
      await page.getByRole("menu").waitFor();
    },
  },
  {
    name: "chat-export-menu",
    path: chat("bars"),
    isWhole: false,
    bring: async (page) => {
      await page.getByRole("button", { name: "Export" }).click();
      await page.getByRole("menu").waitFor();
    },
  },
  {
    name: "chat-saved",
    path: chat("bars"),
    isWhole: false,
    bring: async (page) => {
      await page.getByRole("button", { name: "Save chart" }).click();
      await page.getByText("Chart saved").first().waitFor();
    },
  },
  {
    name: "chat-add-to-dashboard",
    path: chat("bars"),
    isWhole: false,
    bring: async (page) => {
      await page.getByRole("button", { name: "Add to dashboard" }).click();
      await page.getByRole("dialog").getByText("Shop this year").waitFor();
    },
  },
  {
    name: "chat-share",
    path: chat("bars"),
    isWhole: false,
    bring: async (page) => {
      await card(page).getByRole("button", { name: "Share" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
];

async function waitNotAnswered(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Not answered" }).waitFor();
}
