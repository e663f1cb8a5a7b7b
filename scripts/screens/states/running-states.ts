import type { Page } from "playwright-core";
import type { ScreenState } from "../screen-state.ts";

const stop = (page: Page) => page.getByRole("button", { name: "Stop" });
const editor = (page: Page) => page.getByRole("textbox", { name: "Editable SQL" });

async function ask(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: "Question" }).fill("how many crossings");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/chat\//);
  await page.getByText("Wrote the SQL").waitFor();
  await stop(page).waitFor();
}

async function openSql(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "SQL" }).click();
  await editor(page).waitFor();
}

async function write(page: Page, sql: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(sql);
}

const path: ScreenState["path"] = ({ chats }) => `/chat/${chats.lines}`;

/** Running queries, and the SQL that they run. */
export const runningStates: readonly ScreenState[] = [
  {
    name: "chat-running",
    path: () => "/ask",
    database: "crossings",
    bring: ask,
    leave: async (page) => stop(page).click(),
  },
  {
    name: "chat-stopped",
    path: () => "/ask",
    database: "crossings",
    bring: async (page) => {
      await ask(page);
      await stop(page).click();
      await page.getByText("Stopped.", { exact: true }).waitFor();
    },
  },
  { name: "sql-idle", path, bring: openSql },
  {
    name: "sql-edited",
    path,
    bring: async (page) => {
      await openSql(page);
      await editor(page).click();
      await page.keyboard.press("ControlOrMeta+End");
      await page.keyboard.insertText("\nLIMIT 7");
    },
  },
  {
    name: "sql-completing",
    path,
    isWhole: false,
    bring: async (page) => {
      await openSql(page);
      await write(page, "SELECT * FROM ");
      await page.keyboard.type("order");
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    name: "sql-running",
    path,
    bring: async (page) => {
      await openSql(page);
      await write(
        page,
        "SELECT count(*) FROM order_lines a, order_lines b, order_lines c\nWHERE a.quantity + b.quantity + c.quantity > 0",
      );
      await page.keyboard.press("ControlOrMeta+Enter");
      await stop(page).waitFor();
      await page.getByText(/^Running, [1-9]/).waitFor();
    },
    leave: async (page) => {
      await stop(page).click();
      await page.getByText("Stopped. Nothing is running").waitFor();
    },
  },
  {
    name: "sql-refused",
    path,
    bring: async (page) => {
      await openSql(page);
      await write(page, "DELETE FROM orders");
      await page.keyboard.press("ControlOrMeta+Enter");
      await page.getByRole("tabpanel", { name: "SQL" }).getByRole("alert").waitFor();
    },
  },
  {
    name: "sql-failed",
    path,
    bring: async (page) => {
      await openSql(page);
      await write(page, "SELECT totl FROM orders");
      await page.keyboard.press("ControlOrMeta+Enter");
      await page.getByRole("tabpanel", { name: "SQL" }).getByRole("alert").waitFor();
    },
  },
];
