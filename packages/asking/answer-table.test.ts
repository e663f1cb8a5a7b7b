import { defaultSettings } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerTable } from "./answer-table.ts";
import { editAnswer } from "./edit-answer.ts";
import { openSmallShop, type SmallShop } from "./small-shop.test-support.ts";

let shop: SmallShop;
beforeAll(async () => {
  shop = await openSmallShop();
});
afterAll(() => shop.close());

const common = { today: "2026-11-20", settings: defaultSettings, now: () => 0 };

test("a table is counted, and edits go on from there", async () => {
  const counted = await answerTable({ ...common, database: shop.database, table: "orders" });
  if (counted.kind === "refused") throw new Error(counted.sentence);
  const { plan, sentence, question, interpretation } = counted.answer;
  expect([sentence, question, interpretation.restatement]).toEqual([
    "There are 5 orders.",
    "",
    "number of orders",
  ]);
  const field = { kind: "column", table: "customers", column: "city" } as const;
  const edited = await editAnswer({
    ...common,
    database: shop.database,
    plan,
    question: "",
    askedOn: "2026-11-20",
    edits: [{ kind: "addDimension", dimension: { kind: "field", field } }],
  });
  expect(edited.kind === "answered" && edited.answer.table.values).toEqual([
    ["Paris", "Rome"],
    [4, 1],
  ]);
});

test("a table that the database does not have is refused", async () => {
  const counting = answerTable({ ...common, database: shop.database, table: "orderz" });
  await expect(counting).rejects.toThrow("This database has no table orderz, or answers leave it out.");
});
