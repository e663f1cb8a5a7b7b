import { planQuestion } from "@askery/engine";
import { defaultSettings, wholeDatabase } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSmallShop, type SmallShop } from "../small-shop.test-support.ts";
import { findExploration, type StartedFrom } from "./find-exploration.ts";

const about = { today: "2026-11-20", settings: defaultSettings };
let shop: SmallShop;

beforeAll(async () => {
  shop = await openSmallShop();
});
afterAll(() => shop.close());

const find = async (from: StartedFrom) =>
  findExploration({ ...about, database: shop.database, from, signal: new AbortController().signal });

/** The start from the answer to a question. */
async function fromAnswer(question: string) {
  const planned = planQuestion({ text: question, database: shop.database.prepared, ...about });
  const plan = planned.kind === "planned" ? planned.plan : null;
  return find({ kind: "plan", plan, question, askedOn: about.today });
}

test("a topic in words starts with its table, figure, rows and breakdown", async () => {
  expect(await find({ kind: "words", text: "paid orders by city" })).toMatchObject({
    explorations: [
      { table: "orders", filters: [{ column: "status", value: "paid" }], by: { column: "city" } },
    ],
    unknownWords: [],
    leftOut: [],
  });
});

test("a condition on groups is none on rows, and is named", async () => {
  const { explorations, leftOut } = await find({
    kind: "words",
    text: "orders by status with more than 2 orders",
  });
  expect([explorations[0]?.by?.column, leftOut]).toEqual(["status", ["with more than 2 orders"]]);
});

test("nothing, and a name that nothing has, lead to what there is", async () => {
  for (const text of ["", "unicorns"]) {
    const { explorations, choices } = await find({ kind: "words", text });
    expect([explorations, choices[0]?.exploration.table]).toEqual([[], "orders"]);
  }
});

test("an answer is explored with its figure, breakdown, values and period, and other conditions", async () => {
  expect(await fromAnswer("paid orders over 30 by city in October 2026")).toEqual({
    explorations: [
      {
        ...wholeDatabase,
        table: "orders",
        measure: "rows",
        by: { table: "customers", column: "city" },
        filters: [{ table: "orders", column: "status", value: "paid" }],
        period: { from: "2026-10-01", to: "2026-11-01" },
        conditions: [
          {
            filter: {
              kind: "test",
              field: { kind: "column", table: "orders", column: "amount" },
              test: { kind: "compare", operator: ">", value: { type: "number", value: "30" } },
            },
            words: "amount is over 30",
          },
        ],
      },
    ],
    unknownWords: [],
    leftOut: [],
    choices: [],
  });
});

test("SQL is explored if it reads as a plan", async () => {
  const from = (text: string): StartedFrom => ({
    kind: "plan",
    plan: { kind: "sql", text },
    question: text,
    askedOn: about.today,
  });
  const read = await find(from("SELECT status, sum(amount) AS amount FROM orders GROUP BY status"));
  expect(read.explorations).toMatchObject([
    { table: "orders", measure: "sum:amount", by: { column: "status" } },
  ]);
  const opaque = await find(from("WITH x AS (SELECT 1 AS n) SELECT n FROM x"));
  expect([opaque.explorations, opaque.choices.length > 0]).toEqual([[], true]);
});
