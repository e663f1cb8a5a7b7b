import { defaultSettings, type Condition, type DialectName, type Plan } from "@askery/model";
import { expect, test } from "vitest";
import { printStatement } from "../print-statement.ts";
import {
  aggregate,
  catalogOf,
  catalogTable,
  column,
  compare,
  not,
  outputs,
  query,
  text,
  texts,
} from "./build-plan.ts";

const tickets = catalogTable("tickets", { id: "integer", tags: "text", priority: "text" });
const catalog = catalogOf({
  ...tickets,
  columns: tickets.columns.map((column) => {
    if (column.name === "tags") return { ...column, isList: true, labels: ["bug", "ui"] };
    return column.name === "priority" ? { ...column, labels: ["low", "high"] } : column;
  }),
});
const tags = column("tickets.tags");

function print(plan: Plan, dialect: DialectName): string {
  const target = { catalog, dialect, today: "2026-11-20", settings: defaultSettings } as const;
  return printStatement(plan, { ...target, values: "inline" }).text;
}

const isAny: Condition = { kind: "in", value: tags, options: texts("bug", "ui") };
const isEmpty: Condition = { kind: "null", value: tags };

test.each<readonly [Condition, Readonly<Partial<Record<DialectName, string>>>]>([
  [
    compare(tags, "=", text("bug")),
    {
      duckdb: "LIST_CONTAINS(tags, 'bug')",
      postgres: "'bug' = ANY(tags)",
      mysql: "FIND_IN_SET('bug', tags) > 0",
      clickhouse: "has(tags, 'bug')",
    },
  ],
  [compare(text("bug"), "=", tags), { duckdb: "LIST_CONTAINS(tags, 'bug')" }],
  [compare(tags, "!=", text("bug")), { duckdb: "NOT (LIST_CONTAINS(tags, 'bug'))" }],
  [{ kind: "match", how: "equals", value: tags, text: "bug" }, { postgres: "'bug' = ANY(tags)" }],
  [not({ kind: "match", how: "equals", value: tags, text: "bug" }), { postgres: "NOT ('bug' = ANY(tags))" }],
  [
    { kind: "match", how: "contains", value: tags, text: "bug" },
    { postgres: "CAST(tags AS TEXT) ILIKE '%bug%'" },
  ],
  [isAny, { postgres: "('bug' = ANY(tags) OR 'ui' = ANY(tags))" }],
  [not(isAny), { postgres: "NOT ('bug' = ANY(tags) OR 'ui' = ANY(tags))" }],
  [
    { kind: "in", value: tags, options: [...texts("bug"), { type: "null" }] },
    { clickhouse: "(has(tags, 'bug') OR length(tags) = 0)" },
  ],
  [
    isEmpty,
    {
      duckdb: "COALESCE(LEN(tags), 0) = 0",
      postgres: "COALESCE(CARDINALITY(tags), 0) = 0",
      mysql: "COALESCE(LENGTH(tags), 0) = 0",
      clickhouse: "length(tags) = 0",
    },
  ],
  [not(isEmpty), { duckdb: "COALESCE(LEN(tags), 0) > 0" }],
  [
    compare(tags, "!=", { kind: "literal", value: { type: "null" } }),
    { duckdb: "COALESCE(LEN(tags), 0) > 0" },
  ],
])("a condition on a list: %j", (condition, conditions) => {
  const plan = query("tickets", { dimensions: outputs({ id: column("tickets.id") }), filters: [condition] });
  for (const [dialect, sql] of Object.entries(conditions)) {
    expect(print(plan, dialect as DialectName)).toBe(`SELECT id\nFROM tickets\nWHERE ${sql}`);
  }
});

test("a breakdown by a list has a row for each element; a filter is about the whole list", () => {
  const plan = query("tickets", {
    dimensions: outputs({ tag: tags }),
    measures: outputs({ n: aggregate("count") }),
    filters: [compare(tags, "=", text("bug"))],
  });
  expect(print(plan, "postgres")).toBe(
    `SELECT elements.element AS tag, COUNT(*) AS n
FROM tickets
CROSS JOIN UNNEST(tags) AS elements (element)
WHERE 'bug' = ANY(tags)
GROUP BY elements.element`,
  );
  expect(print(plan, "mysql")).toBe(
    `SELECT elements.element AS tag, COUNT(*) AS n
FROM tickets
JOIN (SELECT 'bug' AS element UNION ALL SELECT 'ui' AS element) AS elements ON FIND_IN_SET(elements.element, tags) > 0
WHERE FIND_IN_SET('bug', tags) > 0
GROUP BY elements.element`,
  );
  expect(print(plan, "clickhouse")).toBe(
    `SELECT elements_element AS tag, COUNT(*) AS n
FROM tickets
ARRAY JOIN tags AS elements_element
WHERE has(tags, 'bug')
GROUP BY elements_element`,
  );
});

test("different elements are listed and counted; rows show the whole list", () => {
  const from = "\nFROM tickets\nCROSS JOIN UNNEST(tags) AS elements (element)";
  expect(
    print(query("tickets", { aggregation: "distinct", dimensions: outputs({ tag: tags }) }), "duckdb"),
  ).toBe(`SELECT DISTINCT elements.element AS tag${from}`);
  expect(
    print(query("tickets", { measures: outputs({ n: aggregate("countDistinct", tags) }) }), "duckdb"),
  ).toBe(`SELECT COUNT(DISTINCT elements.element) AS n${from}`);
  expect(print(query("tickets", { dimensions: outputs({ tags }) }), "duckdb")).toBe(
    "SELECT tags\nFROM tickets",
  );
});

test("a list is opened once, also where it is shown twice", () => {
  const plan = query("tickets", { aggregation: "distinct", dimensions: outputs({ tag: tags, again: tags }) });
  expect(print(plan, "duckdb")).toBe(
    "SELECT DISTINCT elements.element AS tag, elements.element AS again\n" +
      "FROM tickets\nCROSS JOIN UNNEST(tags) AS elements (element)",
  );
});

test("the extremes of an enumeration follow its declared order, those of a list do not", () => {
  const measures = outputs({
    lowest: aggregate("min", column("tickets.priority")),
    last: aggregate("max", tags),
  });
  expect(print(query("tickets", { measures }), "mysql")).toBe(
    "SELECT ELT(MIN(priority + 0), 'low', 'high') AS lowest, MAX(tags) AS last\nFROM tickets",
  );
});
