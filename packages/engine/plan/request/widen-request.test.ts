import { expect, test } from "vitest";
import type { ColumnRef, Test, Top } from "./clause.ts";
import { collectRequest, type Request } from "./request.ts";
import { excludeAll, measureEach, testExtreme } from "./widen-request.ts";

const capacity: ColumnRef = { table: "dorms", column: "capacity" };
const director: ColumnRef = { table: "films", column: "director" };
const studio: ColumnRef = { table: "films", column: "studio" };

const largest: Top = {
  count: 1,
  direction: "descending",
  subject: { kind: "entity", table: "dorms" },
  by: { kind: "column", column: capacity },
  per: null,
};
const students = { quantity: { kind: "rows", table: "students" }, isImplied: false } as const;

test("a superlative of another table limits the counted rows", () => {
  expect(testExtreme(requestOf({ measures: [students], top: largest }))).toEqual(
    requestOf({
      measures: [students],
      entities: ["dorms"],
      tests: [{ kind: "aggregate", column: capacity, operator: "=", function: "max", among: [] }],
    }),
  );
});

test.each([
  ["the first few", { ...largest, count: 3 }],
  ["the first of each", { ...largest, per: { kind: "entity", table: "towns" } as const }],
])("%s are no test of a row", (_, top) => {
  expect(testExtreme(requestOf({ measures: [students], top }))).toBeNull();
});

test("figures next to an entity are computed for each", () => {
  expect(measureEach(requestOf({ measures: [students], entities: ["dorms"] }))).toEqual(
    requestOf({ measures: [students], groups: [{ kind: "entity", table: "dorms" }] }),
  );
  expect(measureEach(requestOf({ measures: [students], entities: ["students"] }))).toBeNull();
});

test("a negation applies to all rows behind a result", () => {
  const not: Test = { kind: "values", column: director, values: ["Hill"], isNegated: true };
  expect(excludeAll(requestOf({ attributes: [studio], tests: [not] }))).toEqual(
    requestOf({ attributes: [studio], none: { ...not, isNegated: false } }),
  );
});

function requestOf(parts: Partial<Request>): Request {
  return { ...collectRequest([], () => ""), ...parts };
}
