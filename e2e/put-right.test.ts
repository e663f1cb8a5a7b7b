import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import type { Conversation } from "@askery/api";
import { invariant, type Answer, type Table } from "@askery/model";
import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { misspelled, rightAtFirst, type PutRight } from "./put-right.test-data.ts";
import { useSite } from "./use-site.test-support.ts";

/**
 * Questions that an earlier version answered wrong: most are right at first by now, and the others are put right on
 * their card, without SQL, in at most three clicks. The figures are compared with those of SQL that a person wrote.
 */
const { site, shareWindow } = useSite();
const show = shareWindow();

const answer = (page: Page) => page.getByRole("region", { name: "Answer", exact: true });
const refusal = (page: Page) => page.getByRole("region", { name: "Not answered", exact: true });

/** A page whose clicks are counted. */
interface Clicking {
  readonly page: Page;
  readonly click: (what: ReturnType<Page["getByRole"]>) => Promise<void>;
  readonly countClicks: () => number;
}

async function ask(context: TestContext, question: string): Promise<Clicking> {
  const { page } = await show(context, `/ask?q=${encodeURIComponent(question)}`);
  await page.waitForURL(/\/chat\//);
  await answer(page).or(refusal(page)).first().waitFor();
  let clicks = 0;
  const click: Clicking["click"] = async (what) => {
    clicks += 1;
    await what.click();
  };
  return { page, click, countClicks: () => clicks };
}

async function askAfter(page: Page, question: string): Promise<void> {
  await page.getByRole("combobox", { name: "Follow-up question" }).fill(question);
  await page.keyboard.press("Enter");
  await expect.poll(() => answer(page).count()).toBe(2);
}

/** The shop's file, and the day on which it ends. */
function findShop(context: TestContext): { readonly path: string; readonly today: string } {
  const folder = join(site(context).server.dataFolder, "sample");
  const [name] = readdirSync(folder).filter((file) => file.endsWith(".duckdb"));
  invariant(name !== undefined, "there is a shop");
  return { path: join(folder, name), today: name.slice(-17, -7) };
}

/** The rows of the SQL that a person wrote. */
async function readRight(context: TestContext, { right }: PutRight): Promise<readonly (readonly string[])[]> {
  const { path, today } = findShop(context);
  const instance = await DuckDBInstance.create(path, { access_mode: "READ_ONLY" });
  const connection = await instance.connect();
  const read = await connection.runAndReadAll(right.replaceAll("TODAY", `DATE '${today}'`));
  const rows = read.getRowsJson().map((row) => row.map((cell) => printCell(cell)));
  connection.closeSync();
  instance.closeSync();
  return rows;
}

/** The rows of the last answer of the conversation that a page shows, once it is there. A long table has its first rows. */
async function readShown(context: TestContext, page: Page): Promise<Answer> {
  const { browser } = site(context).owner;
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const read = async () => {
    const { turns } = (await browser.get(`/api/conversations/${id}`)).body as Conversation;
    const state = turns.at(-1)?.state;
    return state?.kind === "done" && state.outcome.kind === "answered" ? state.outcome.answer : null;
  };
  await expect.poll(read).not.toBeNull();
  const answer = await read();
  invariant(answer !== null, "it is answered");
  return answer;
}

function rowsOf({ values }: Table): readonly (readonly string[])[] {
  const [first = []] = values;
  return first.map((_, row) => values.map((cells) => printCell(cells[row])));
}

/** A cell with figures as far as both sides compute them alike. */
function printCell(cell: unknown): string {
  const text = typeof cell === "number" || typeof cell === "string" ? String(cell) : "";
  return text !== "" && Number.isFinite(Number(text)) ? Number(text).toPrecision(5) : text;
}

/** Whether each row has the cells of another right one. */
function areRight(shown: readonly (readonly string[])[], right: readonly (readonly string[])[]): boolean {
  const left = [...right];
  return shown.every((row) => {
    const at = left.findIndex((cells) => cells.every((cell) => row.includes(cell)));
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}

/** What a page shows and what is right: as many rows, with the same cells. */
async function compare(context: TestContext, page: Page, one: PutRight) {
  const [{ table, receipt }, right] = [await readShown(context, page), await readRight(context, one)];
  const shown = rowsOf(table);
  return { shown, right, isRight: areRight(shown, right) && receipt.rowCount === right.length };
}

test.for(rightAtFirst)("right at first: $question", async ({ question, earlier, right }, context) => {
  const lastYear = String(Number(findShop(context).today.slice(0, 4)) - 1);
  const dated = question.replaceAll("LASTYEAR", lastYear);
  const { page } = await ask(context, earlier ?? dated);
  if (earlier !== undefined) await askAfter(page, dated);
  expect(await compare(context, page, { question: dated, right })).toMatchObject({ isRight: true });
});

test("right after one click: a misspelled word", async (context) => {
  const { page, click, countClicks } = await ask(context, misspelled.question);
  await click(
    refusal(page)
      .getByRole("list", { name: "Did you mean" })
      .getByRole("button", { name: /^revenue by month/i }),
  );
  await answer(page).waitFor();
  expect(await compare(context, page, misspelled)).toMatchObject({ isRight: true });
  expect(countClicks()).toBe(1);
});

test("right after one click: sales are the number of orders", async (context) => {
  const { page, click, countClicks } = await ask(context, "sales by store, last month pls");
  await click(answer(page).getByRole("button", { name: /^sales = number of orders/i }));
  await answer(page).getByRole("list", { name: "Or did you mean" }).waitFor({ state: "detached" });
  expect(
    await compare(context, page, {
      question: "sales by store, last month pls",
      right:
        "SELECT s.name, count(*) FROM orders o JOIN stores s ON s.id = o.store_id WHERE o.ordered_at >= date_trunc('month', TODAY) - INTERVAL 1 MONTH AND o.ordered_at < date_trunc('month', TODAY) GROUP BY s.id, s.name",
    }),
  ).toMatchObject({ isRight: true });
  expect(countClicks()).toBe(1);
});
