import { defaultSettings, type Answer, type DefaultFilterName } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askDatabase } from "./ask-database.ts";
import { defineGlossary, type AskableDatabase } from "./connect-database.ts";
import { openSmallShop, type SmallShop } from "./small-shop.test-support.ts";

let shop: SmallShop;
let curated: AskableDatabase;

beforeAll(async () => {
  shop = await openSmallShop();
  curated = defineGlossary(shop.database, {
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
    database: curated,
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

const warning = {
  code: "default-filter",
  fact: "Of orders only those count where status is not open.",
  consequence: "It is a default filter of this database. A question that names the column goes without.",
  weight: "information",
  offer: { kind: "remove-default", ...name },
};

test("only rows that meet a default filter count, as chips, SQL and a warning show", async () => {
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
  expect(answer.warnings).toContainEqual(warning);
});

test("a question can be asked without it: the plan lacks it, and a warning and the receipt report that", async () => {
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
      offer: { kind: "use-default", ...name },
    },
  ]);
  expect([asked.receipt.without, plain.receipt.without]).toEqual([
    [{ ...name, wording: "status is not open" }],
    undefined,
  ]);
});

test("removing a filter that would not have applied has no effect and no warning", async () => {
  const { receipt, warnings } = await answerTo("how many orders by status", [], [name]);
  expect(receipt.without).toBeUndefined();
  expect(warnings.map(({ code }) => code)).not.toContain("default-filter");
});

test("it applies to follow-ups too", async () => {
  const answer = await answerTo("only Rome", ["total amount by city"]);
  expect(answer.table.values.flat()).toContain(30.5);
  expect(answer.warnings).toContainEqual(warning);
});

test.each([
  ["how many orders by status", [2, 3]],
  ["how many open orders", [2]],
])("a question that names the column overrides it: %s", async (text, counts) => {
  const { table, warnings } = await answerTo(text);
  expect(table.values.at(-1)?.toSorted()).toEqual(counts);
  expect(warnings.map(({ code }) => code)).not.toContain("default-filter");
});

test("other tables are not affected", async () => {
  const { table, warnings } = await answerTo("how many customers");
  expect(table.values).toEqual([[3]]);
  expect(warnings.map(({ code }) => code)).not.toContain("default-filter");
});
