import { defaultSettings, type Answer, type DefaultFilterName } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askDatabase } from "./ask-database.ts";
import { defineGlossary, type AskableDatabase } from "./connect-database.ts";
import { openSmallShop, type SmallShop } from "./small-shop.test-support.ts";

let shop: SmallShop;
let taught: AskableDatabase;

beforeAll(async () => {
  shop = await openSmallShop();
  taught = defineGlossary(shop.database, {
    entries: [],
    filters: [
      {
        table: "orders",
        condition: {
          kind: "compare",
          left: { kind: "column", source: "s0", column: "status" },
          operator: "!=",
          right: { kind: "literal", value: { type: "text", value: "open" } },
        },
        text: "status <> 'open'",
      },
    ],
  });
});
afterAll(() => shop.close());

const name = { table: "orders", text: "status <> 'open'" };

async function answerTo(
  text: string,
  earlier: readonly string[] = [],
  without: readonly DefaultFilterName[] = [],
): Promise<Answer> {
  const outcome = await askDatabase({
    database: taught,
    text,
    today: "2026-11-20",
    settings: defaultSettings,
    earlier,
    without,
    now: () => Date.parse("2026-11-20T12:00:00Z"),
  });
  if (outcome.kind === "refused") throw new Error(outcome.sentence);
  return outcome.answer;
}

const told = {
  code: "default-filter",
  fact: "Of orders only those count where status is not open.",
  consequence: "It is a default filter of this database. A question that names the column goes without.",
  weight: "information",
};

test("only the rows that a default filter lets through count, which chips, SQL and a warning say", async () => {
  const answer = await answerTo("total amount by city");
  expect(answer.table.values).toEqual([
    ["Paris", "Rome"],
    [50, 30.5],
  ]);
  expect(answer.interpretation.chips).toContainEqual({
    role: "filter",
    text: "status is not open",
    kind: "understood",
    default: name,
  });
  expect(answer.sql).toContain("<> 'open'");
  expect(answer.warnings).toContainEqual(told);
});

test("a question can be asked without it: the plan lacks it, a warning and the receipt say so", async () => {
  const asked = await answerTo("total amount by city", [], [name]);
  const plain = await answerTo("how many orders by status");
  expect(asked.table.values).not.toEqual((await answerTo("total amount by city")).table.values);
  expect(asked.sql).not.toContain("open");
  expect(asked.interpretation.chips.filter(({ role }) => role === "filter")).toEqual([]);
  expect(asked.interpretation.restatement).not.toContain("open");
  expect(asked.warnings.filter(({ code }) => code === "default-filter")).toEqual([
    {
      code: "default-filter",
      fact: "Of orders all count, not only those where status is not open.",
      consequence: "The default filter was taken away for this question.",
      weight: "information",
    },
  ]);
  expect([asked.receipt.without, plain.receipt.without]).toEqual([
    [{ ...name, said: "status is not open" }],
    undefined,
  ]);
});

test("a filter that is taken away where it would not have held changes nothing, and nothing is said", async () => {
  const { receipt, warnings } = await answerTo("how many orders by status", [], [name]);
  expect(receipt.without).toBeUndefined();
  expect(warnings.map(({ code }) => code)).not.toContain("default-filter");
});

test("it holds in what follows, too", async () => {
  const answer = await answerTo("only Rome", ["total amount by city"]);
  expect(answer.table.values.flat()).toContain(30.5);
  expect(answer.warnings).toContainEqual(told);
});

test.each([
  ["how many orders by status", [2, 3]],
  ["how many open orders", [2]],
])("a question that names the column goes without: %s", async (text, counts) => {
  const { table, warnings } = await answerTo(text);
  expect(table.values.at(-1)?.toSorted()).toEqual(counts);
  expect(warnings.map(({ code }) => code)).not.toContain("default-filter");
});

test("another table is as it was", async () => {
  const { table, warnings } = await answerTo("how many customers");
  expect(table.values).toEqual([[3]]);
  expect(warnings.map(({ code }) => code)).not.toContain("default-filter");
});
