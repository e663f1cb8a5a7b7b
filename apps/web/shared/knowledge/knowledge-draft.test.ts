import type { Knowledge } from "@askery/api";
import { expect, test } from "vitest";
import { draftOf, findFaults, readDraft } from "./knowledge-draft.ts";

const entries: readonly Knowledge[] = [
  { kind: "synonym", phrase: "turnover", table: "orders", column: "total", value: null, condition: null },
  { kind: "synonym", phrase: "home", table: "orders", column: "country", value: "DE", condition: null },
  { kind: "metric", name: "margin", table: "lines", expression: "sum(price - cost)", description: null },
  { kind: "filter", table: "orders", condition: "status <> 'cancelled'" },
  { kind: "example", question: "How many?", sql: "select 1" },
  { kind: "rule", text: "Test orders do not count." },
];

test.each(entries)("an entry survives editing unchanged: $kind", (entry) => {
  expect(readDraft(entry.kind, draftOf(entry))).toEqual(entry);
  expect(findFaults(entry.kind, draftOf(entry))).toEqual({});
});

test("reports missing values at their fields", () => {
  const draft = draftOf(null);
  expect(Object.keys(findFaults("synonym", draft))).toEqual(["phrase", "table"]);
  expect(Object.keys(findFaults("metric", draft))).toEqual(["name", "table", "expression"]);
  expect(Object.keys(findFaults("filter", draft))).toEqual(["table", "condition"]);
  expect(Object.keys(findFaults("example", draft))).toEqual(["question", "sql"]);
  expect(Object.keys(findFaults("rule", draft))).toEqual(["text"]);
});

test("a value requires a column", () => {
  const draft = { ...draftOf(null), phrase: "home", table: "orders", value: "DE" };
  expect(readDraft("synonym", draft)).toMatchObject({ column: null, value: null, condition: null });
});
