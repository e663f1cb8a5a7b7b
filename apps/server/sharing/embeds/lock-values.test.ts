import type { DashboardFilter, FilterKind } from "@askery/model";
import { expect, test } from "vitest";
import { findLocked, readLockedValues } from "./lock-values.ts";

function filterOf(kind: FilterKind, id = kind): DashboardFilter {
  const column = { table: "orders", column: id };
  return { id, label: id, kind, column, initial: null, isRequired: false, targets: {} };
}

const lockOf = (kind: FilterKind) => [{ name: "it", filter: filterOf(kind) }];
const text = (value: string) => ({ value: { type: "text", value } });
const number = (value: string) => ({ value: { type: "number", value } });

test.each<[kind: FilterKind, signed: unknown, value: unknown]>([
  ["values", "Germany", { kind: "values", options: [text("Germany")] }],
  ["values", ["Germany", "France"], { kind: "values", options: [text("Germany"), text("France")] }],
  ["values", 12.5, { kind: "values", options: [number("12.5")] }],
  ["values", "%", { kind: "values", options: [text("%")] }],
  ["text", "a", { kind: "values", options: [text("a")] }],
  ["number", 7, { kind: "values", options: [number("7")] }],
  ["number", { min: 1 }, { kind: "number", low: "1", high: null }],
  ["boolean", false, { kind: "boolean", value: false }],
  [
    "time",
    { from: "2026-01-01", to: "2026-01-31" },
    {
      kind: "time",
      period: { kind: "absolute", from: "2026-01-01", to: "2026-01-31" },
      words: "2026-01-01 – 2026-01-31",
    },
  ],
])("a locked filter of %s takes %j", (kind, signed, value) => {
  expect(readLockedValues(lockOf(kind), { it: signed })).toEqual({
    kind: "locked",
    values: new Map([[kind, value]]),
  });
});

test.each<[kind: FilterKind, signed: unknown]>([
  ["values", []],
  ["values", null],
  ["values", [null]],
  ["values", { not: "Germany" }],
  ["values", Array.from({ length: 501 }, () => "a")],
  ["text", 1],
  ["text", { how: "contains", text: "" }],
  ["number", "1"],
  ["number", {}],
  ["number", { min: null, max: null }],
  ["number", 1e40],
  ["boolean", "false"],
  ["time", {}],
  ["time", { from: null }],
  ["time", { from: "yesterday" }],
  ["time", { kind: "relative" }],
  ["time", "2026"],
])("a locked filter of %s refuses %j", (kind, signed) => {
  expect(readLockedValues(lockOf(kind), { it: signed }).kind).toBe("refused");
});

test.each<[claim: string, params: Readonly<Record<string, unknown>>]>([
  ["nothing", {}],
  ["another parameter only", { other: "Germany" }],
  ["another parameter, too", { it: "Germany", other: "France" }],
  ["a name that every object has", Object.create({ it: "Germany" }) as Record<string, unknown>],
])("%s is refused", (_, params) => {
  expect(readLockedValues(lockOf("values"), params).kind).toBe("refused");
});

test("locks whose filters do not exist, cannot be read or replace each other are none", () => {
  const [time, country] = [filterOf("time"), filterOf("values", "values")];
  expect(findLocked([{ name: "a", filterId: "values" }], [time, country])).toEqual([
    { name: "a", filter: country },
  ]);
  expect(findLocked([{ name: "a", filterId: "gone" }], [time, country])).toBeNull();
  expect(findLocked([{ name: "a", filter: { ...country, sql: "1 = 1" } as DashboardFilter }], [])).toBeNull();
  const other = { ...time, id: "other" };
  const both = [
    { name: "a", filterId: "time" },
    { name: "b", filterId: "other" },
  ];
  expect(findLocked(both, [time, other])).toBeNull();
});
