import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { invariant } from "@askery/model";
import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import {
  answer,
  areRight,
  countClicksOn,
  printCell,
  readShown,
  refusal,
  rowsOf,
  type Clicking,
} from "./put-right.test-support.ts";
import { misspelled, rightAtFirst, type PutRight } from "./put-right.test-data.ts";
import { useSite } from "./use-site.test-support.ts";

/**
 * Questions that an earlier version answered wrong: most are right at first by now, and the others are put right on
 * their card, without SQL, in at most three clicks. The figures are compared with those of SQL that a person wrote.
 */
const { site, shareWindow } = useSite();
const show = shareWindow();

async function ask(context: TestContext, question: string): Promise<Clicking> {
  const { page } = await show(context, `/ask?q=${encodeURIComponent(question)}`);
  await page.waitForURL(/\/chat\//);
  await answer(page).or(refusal(page)).first().waitFor();
  return countClicksOn(page);
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

/** What a page shows and what is right: as many rows, with the same cells. */
async function compare(context: TestContext, page: Page, one: PutRight) {
  const [{ table, receipt }, right] = [
    await readShown(site(context).owner, page),
    await readRight(context, one),
  ];
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

test("a churn rate, which nothing in the shop is, is not answered with a rating", async (context) => {
  const { page } = await ask(context, "churn rate");
  await refusal(page).getByText("No column looks like “churn”.").waitFor();
  await expect.poll(() => answer(page).count()).toBe(0);
});
