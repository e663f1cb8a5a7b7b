import type { FieldTest, Plan, SqlVariable } from "@askery/model";
import { expect, test } from "vitest";
import { settings, today } from "../chart/shop.test-support.ts";
import { schemaOf } from "../plan/schema/schema-of.test-support.ts";
import { shop } from "../shop-catalog.test-support.ts";
import { filterCard, type CardFilter } from "./filter-card.ts";

const context = { schema: schemaOf(shop), today, settings };
const variables: readonly SqlVariable[] = [
  { kind: "text", name: "city", value: "Oslo" },
  { kind: "number", name: "least", value: "0" },
  { kind: "number", name: "most", value: "9" },
  { kind: "date", name: "since", value: "2020-01-01" },
  { kind: "date", name: "until", value: "2020-12-31" },
  { kind: "choice", name: "status", type: "text", options: ["paid", "open"], value: "paid" },
  { kind: "field", name: "countries", table: "customers", column: "country", alias: null, value: null },
];
const sql: Plan = { kind: "sql", text: "SELECT 1", variables };

/** The new values of variables, by their names, or the code of the reason why there are none. */
function setIn(filter: Partial<CardFilter>) {
  const result = filterCard(sql, { kind: "test", column: null, test: equal("x"), ...filter }, context);
  if (result.kind === "problem") return result.problem.code;
  const after = result.plan.kind === "sql" ? (result.plan.variables ?? []) : [];
  return Object.fromEntries(
    after.flatMap(({ name, value }, index) => (value === variables[index]?.value ? [] : [[name, value]])),
  );
}

const into = (name: string, until?: string) =>
  ({ kind: "variable", name, ...(until !== undefined && { until }) }) as const;
const equal = (...texts: readonly string[]): FieldTest => ({
  kind: "in",
  options: texts.map((value) => ({ type: "text", value })),
});
const between = (low: string, high: string): FieldTest => ({
  kind: "between",
  low: { type: "number", value: low },
  high: { type: "number", value: high },
});
const during = (from: string | null, to: string | null): FieldTest => ({
  kind: "period",
  period: { kind: "absolute", from, to },
  words: "",
});

test("a value is that of a variable, if it is of its type", () => {
  const contains: FieldTest = { kind: "match", how: "contains", text: "'; DROP TABLE x" };
  expect(setIn({ target: into("city"), test: contains })).toEqual({ city: "'; DROP TABLE x" });
  expect(setIn({ target: into("status"), test: equal("open") })).toEqual({ status: "open" });
  expect(setIn({ target: into("status"), test: equal("lost") })).toBe("filter-variable-type");
  expect(setIn({ target: into("least"), test: equal("many") })).toBe("filter-variable-type");
  expect(setIn({ target: into("status"), test: equal("open", "paid") })).toBe("filter-variable-one");
  expect(setIn({ target: into("country") })).toBe("filter-variable-gone");
});

test("a range is that of two variables, with its last value", () => {
  expect(setIn({ target: into("least", "most"), test: between("2", "5") })).toEqual({
    least: "2",
    most: "5",
  });
  const days = { kind: "period", target: into("since", "until") } as const;
  expect(setIn({ ...days, test: during("2026-01-01", "2026-02-01") })).toEqual({
    since: "2026-01-01",
    until: "2026-01-31",
  });
  expect(setIn({ ...days, test: during("2026-01-01", null) })).toEqual({ since: "2026-01-01", until: today });
  expect(setIn({ ...days, test: during(null, "2026-01-01") })).toBe("filter-variable-open");
});

test("a single variable takes a range that has no end before today, or one value", () => {
  expect(setIn({ target: into("least"), test: between("2", "5") })).toBe("filter-variable-range");
  expect(setIn({ target: into("least"), test: between("5", "5") })).toEqual({ least: "5" });
  const days = { kind: "period", target: into("since") } as const;
  expect(setIn({ ...days, test: during("2026-01-01", "2026-02-01") })).toBe("filter-variable-range");
  expect(setIn({ ...days, test: during("2026-01-01", "2026-01-02") })).toEqual({ since: "2026-01-01" });
  expect(setIn({ ...days, test: during("2026-01-01", "2100-01-01") })).toEqual({ since: "2026-01-01" });
});

test("a filter of a column sets the variable of that column by itself", () => {
  const countries = { test: equal("Japan", "Peru"), isNegated: false };
  expect(setIn({ column: { table: "customers", column: "country" }, test: countries.test })).toEqual({
    countries,
  });
});

test("a filter without a column does nothing on cards that nobody chose", () => {
  expect(setIn({})).toBe("filter-of-variables");
});

test("SQL that other filters wrapped keeps its variables", () => {
  const columns = { ...context, sqlColumns: [{ name: "country", type: "text" }] as const };
  const field = { kind: "output", output: "country" } as const;
  const wrapped = filterCard(
    sql,
    { kind: "test", column: null, test: equal("Peru"), target: { kind: "field", field, words: "" } },
    columns,
  );
  const plan = wrapped.kind === "edited" ? wrapped.plan : sql;
  const target = into("status");
  const result = filterCard(plan, { kind: "test", column: null, test: equal("open"), target }, columns);
  expect(result).toMatchObject({
    plan: {
      kind: "query",
      sources: [
        { plan: { variables: variables.map((one) => (one.name === "status" ? { value: "open" } : {})) } },
      ],
    },
  });
});
