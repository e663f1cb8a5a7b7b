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
  { kind: "event", title: "Price change", from: "2026-03-01", to: null, note: null },
  { kind: "event", title: "Outage", from: "2026-05-05", to: "2026-05-09", note: "A broken cable." },
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
  expect(Object.keys(findFaults("event", draft))).toEqual(["title", "from"]);
});

test("an event ends on its day or later; an end on its day is none", () => {
  const event = { ...draftOf(null), title: "Sale", from: "2026-03-02" };
  expect(findFaults("event", { ...event, to: "2026-03-01" })).toEqual({
    to: "The last day is before the first one.",
  });
  expect(readDraft("event", { ...event, to: "2026-03-02" })).toMatchObject({ to: null });
});

test("a value requires a column", () => {
  const draft = { ...draftOf(null), phrase: "home", table: "orders", value: "DE" };
  expect(readDraft("synonym", draft)).toMatchObject({ column: null, value: null, condition: null });
});
