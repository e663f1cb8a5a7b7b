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

test.each(entries)("what was taught comes back as it was: $kind", (entry) => {
  expect(readDraft(entry.kind, draftOf(entry))).toEqual(entry);
  expect(findFaults(entry.kind, draftOf(entry))).toEqual({});
});

test("what is missing is told at its field", () => {
  const draft = draftOf(null);
  expect(Object.keys(findFaults("synonym", draft))).toEqual(["phrase", "table"]);
  expect(Object.keys(findFaults("metric", draft))).toEqual(["name", "table", "expression"]);
  expect(Object.keys(findFaults("filter", draft))).toEqual(["table", "condition"]);
  expect(Object.keys(findFaults("example", draft))).toEqual(["question", "sql"]);
  expect(Object.keys(findFaults("rule", draft))).toEqual(["text"]);
});

test("a value without a column is none", () => {
  const draft = { ...draftOf(null), phrase: "home", table: "orders", value: "DE" };
  expect(readDraft("synonym", draft)).toMatchObject({ column: null, value: null, condition: null });
});
