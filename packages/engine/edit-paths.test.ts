import type { EditField, Plan } from "@askery/model";
import { expect, test } from "vitest";
import { airline } from "./airline-catalog.test-support.ts";
import { countOrders, from, query, settings, today } from "./chart/shop.test-support.ts";
import { describePlan } from "./narrate/describe-plan.ts";
import { listEditOptions } from "./narrate/options/list-edit-options.ts";
import { prepareDatabase } from "./plan/prepare-database.ts";
import { printStatement } from "./sql/print-statement.ts";
import { editPlanInSteps } from "./edit/edit-plan.ts";

/* Flights refer to airports as origins and as destinations. */

const prepared = prepareDatabase({ catalog: airline(), values: [], glossary: { entries: [] } });
const context = { ...prepared, dialect: "sqlite", today, settings } as const;
const flights = query({ sources: from("flights"), measures: [countOrders] });

const cityOf = (via: string): EditField => ({
  kind: "column",
  table: "airports",
  column: "city",
  via: { table: "flights", column: via },
});
const isIn = (field: EditField, value: string) =>
  ({
    kind: "addFilter",
    filter: {
      kind: "test",
      field,
      test: { kind: "compare", operator: "=", value: { type: "text", value } },
    },
  }) as const;

function edit(plan: Plan, ...edits: Parameters<typeof editPlanInSteps>[1]): Plan {
  const result = editPlanInSteps(plan, edits, context);
  if (result.kind === "problem") throw new Error(result.problem.code);
  return result.plan;
}

const osloToRome = edit(flights, isIn(cityOf("origin_id"), "Oslo"), isIn(cityOf("destination_id"), "Rome"));

test.each(["sqlite", "duckdb", "postgres", "mysql", "clickhouse"] as const)(
  "two filters take two paths to one table, in %s",
  (dialect) => {
    const { text } = printStatement(osloToRome, { catalog: airline(), dialect, today, settings });
    const plain = text.replaceAll(/["`]/g, "").replaceAll(/\s+/g, " ");
    expect(plain).toContain("JOIN airports a ON a.id = f.origin_id");
    expect(plain).toContain("JOIN airports a2 ON a2.id = f.destination_id");
    expect(plain).toMatch(/a\.city = \S+ AND a2\.city = /);
  },
);

test("the options name each path, and a part is read with its own", () => {
  const { fields, dimensions, parts } = listEditOptions(osloToRome, context);
  expect(fields.filter(({ group }) => group.startsWith("airports")).map(({ words }) => words)).toEqual([
    "destination city",
    "origin city",
  ]);
  expect(dimensions.map(({ words }) => words)).toEqual(
    expect.arrayContaining(["origin airport", "destination airport"]),
  );
  expect(parts.flatMap((part) => (part.kind === "filter" ? [part.now] : []))).toEqual([
    isIn(cityOf("origin_id"), "Oslo").filter,
    isIn(cityOf("destination_id"), "Rome").filter,
  ]);
});

test("a filter changes its path, and takes the join along", () => {
  const [filter] = osloToRome.kind === "query" ? osloToRome.filters : [];
  if (filter === undefined) throw new Error("the plan has filters");
  const to = isIn(cityOf("destination_id"), "Oslo").filter;
  const moved = edit(osloToRome, { kind: "setFilter", filter, to });
  expect(moved.kind === "query" && moved.sources.length).toBe(2);
  expect(describePlan(moved, { catalog: airline(), described: prepared.described, settings })).toContain(
    "destination city is Oslo and destination city is Rome",
  );
});

test("breakdowns by both ends are two columns", () => {
  const both = edit(
    flights,
    { kind: "addDimension", dimension: { kind: "field", field: cityOf("origin_id") } },
    { kind: "addDimension", dimension: { kind: "field", field: cityOf("destination_id") } },
  );
  expect(both.kind === "query" && both.dimensions.map(({ label }) => label)).toEqual([
    "origin city",
    "destination city",
  ]);
});

test("a reference that does not lead to the table is refused", () => {
  const field = { ...cityOf("id"), column: "city" } as EditField;
  const result = editPlanInSteps(flights, [isIn(field, "Oslo")], context);
  expect(result.kind === "problem" && result.problem.code).toBe("tables-not-related");
});
