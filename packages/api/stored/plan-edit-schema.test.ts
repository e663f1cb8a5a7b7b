import type { EditFilter, PlanEdit, PlanPart } from "@askery/model";
import { expect, test } from "vitest";
import { planEditSchema, planPartSchema } from "./plan-edit-schema.ts";

const field = { kind: "column", table: "main.orders", column: "status" } as const;
const open = { type: "text", value: "open" } as const;
const only = (test: Extract<EditFilter, { kind: "test" }>["test"]): EditFilter => ({
  kind: "test",
  field,
  test,
});

/** One edit of each kind, covering each kind of nested part. */
const edits: readonly PlanEdit[] = [
  { kind: "addFilter", filter: only({ kind: "compare", operator: "=", value: open }) },
  { kind: "addFilter", filter: only({ kind: "between", low: open, high: open }) },
  { kind: "addFilter", filter: only({ kind: "in", options: [open, { type: "null" }] }) },
  { kind: "addFilter", filter: only({ kind: "match", how: "contains", text: "o" }) },
  { kind: "addFilter", filter: { kind: "any", filters: [{ kind: "not", filter: only({ kind: "null" }) }] } },
  {
    kind: "addFilter",
    filter: only({
      kind: "period",
      period: { kind: "absolute", from: "2026-01-01", to: null },
      words: "since 2026",
    }),
  },
  {
    kind: "setFilter",
    filter: { kind: "null", value: { kind: "column", source: "s0", column: "status" } },
    to: null,
  },
  { kind: "setPeriod", period: null, words: "", field: null },
  { kind: "addMeasure", measure: { figure: { kind: "rows", table: null }, label: null } },
  {
    kind: "setMeasure",
    measure: "total",
    to: {
      figure: {
        kind: "ratio",
        of: { kind: "aggregate", function: "percentile", field, fraction: 0.9 },
        by: { kind: "share", of: "total" },
      },
      label: "p90",
    },
  },
  { kind: "addDimension", dimension: { kind: "grain", grain: "month", field: null } },
  { kind: "setDimension", dimension: "status", to: { kind: "entity", table: "main.orders" } },
  { kind: "setGrain", dimension: "month", grain: "week" },
  { kind: "setOrder", order: [{ output: "total", direction: "descending" }] },
  { kind: "setLimit", limit: { count: 5, per: ["status"] } },
  { kind: "compare", with: "yearBefore" },
  { kind: "includeUnmatched", table: "categories" },
];

test.each(edits)("$kind is read as it was written", (edit) => {
  expect(planEditSchema().parse(JSON.parse(JSON.stringify(edit)))).toEqual(edit);
});

test.each<[claim: string, edit: unknown]>([
  ["an edit of no known kind", { kind: "drop" }],
  ["a filter without a test", { kind: "addFilter", filter: { kind: "test", field } }],
  ["a grain that no calendar has", { kind: "setGrain", dimension: "month", grain: "moon" }],
])("%s is refused", (_, edit) => {
  expect(planEditSchema().safeParse(edit).success).toBe(false);
});

test.each<PlanPart>([
  { kind: "rows" },
  { kind: "measure", measure: "revenue" },
  { kind: "dimension", dimension: "month" },
  { kind: "filter", filter: { kind: "null", value: { kind: "column", source: "s0", column: "status" } } },
  { kind: "order" },
  { kind: "limit" },
])("the part $kind is read as it was written", (part) => {
  expect(planPartSchema().parse(JSON.parse(JSON.stringify(part)))).toEqual(part);
});
