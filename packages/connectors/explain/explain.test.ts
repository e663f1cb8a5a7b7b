import type { Table } from "@askery/model";
import { expect, test } from "vitest";
import { explained, readExecutionPlan } from "./explain.ts";

/** A result with these rows. */
function tableOf(...rows: readonly (readonly (string | number | null)[])[]): Table {
  const width = rows[0]?.length ?? 0;
  return {
    columns: Array.from({ length: width }, (_, index) => ({ name: `c${index}`, type: "text" })),
    values: Array.from({ length: width }, (_, index) => rows.map((row) => row[index] ?? null)),
    rowCount: rows.length,
    isTruncated: false,
  };
}

test("a statement is explained in the database's own way", () => {
  const statement = { dialect: "sqlite", text: "SELECT 1", parameters: [] } as const;
  expect(explained(statement)).toEqual({ ...statement, text: "EXPLAIN QUERY PLAN SELECT 1" });
});

test("PostgreSQL's costs include those of inputs, and each step has its own share", async () => {
  const plan = [
    {
      Plan: {
        "Node Type": "Aggregate",
        Strategy: "Hashed",
        "Total Cost": 100,
        "Plan Rows": 5,
        "Group Key": ["o.status"],
        Plans: [
          {
            "Node Type": "Hash Join",
            "Join Type": "Left",
            "Total Cost": 80,
            "Plan Rows": 900,
            "Hash Cond": "(o.customer_id = c.id)",
            Plans: [
              {
                "Node Type": "Seq Scan",
                "Relation Name": "orders",
                Alias: "o",
                "Total Cost": 50,
                "Plan Rows": 900,
              },
              {
                "Node Type": "Index Scan",
                "Relation Name": "customers",
                Alias: "customers",
                "Index Name": "customers_pkey",
                "Total Cost": 10,
                "Plan Rows": 1,
              },
            ],
          },
        ],
      },
    },
  ];
  expect(await readExecutionPlan(tableOf([JSON.stringify(plan)]), "postgres")).toEqual([
    { depth: 0, operation: "Hashed Aggregate", details: ["Group Key: o.status"], rows: 5, costShare: 0.2 },
    {
      depth: 1,
      operation: "Hash Join (Left)",
      details: ["Hash Cond: (o.customer_id = c.id)"],
      rows: 900,
      costShare: 0.2,
    },
    { depth: 2, operation: "Seq Scan", details: ["orders as o"], rows: 900, costShare: 0.5 },
    {
      depth: 2,
      operation: "Index Scan",
      details: ["customers", "Index Name: customers_pkey"],
      rows: 1,
      costShare: 0.1,
    },
  ]);
});

test("MySQL has two columns more than MariaDB, and names subqueries", async () => {
  const mysql = tableOf(
    [1, "SIMPLE", "o", null, "ref", "by_status", "by_status", "42", "const", 12, 100, "Using where"],
    [1, "SIMPLE", "c", null, "eq_ref", "PRIMARY", "PRIMARY", "4", "shop.o.customer_id", 1, 100, null],
  );
  const mariadb = tableOf(
    [1, "PRIMARY", "o", "ALL", null, null, null, null, "500", "Using filesort"],
    [2, "SUBQUERY", "c", "index", null, "PRIMARY", "4", null, "80", "Using index"],
  );
  expect(await readExecutionPlan(mysql, "mysql")).toEqual([
    {
      depth: 0,
      operation: "Look up rows by key",
      details: ["o", "Key: by_status", "By: const", "Using where"],
      rows: 12,
      costShare: null,
    },
    {
      depth: 0,
      operation: "Look up one row by key",
      details: ["c", "Key: PRIMARY", "By: shop.o.customer_id"],
      rows: 1,
      costShare: null,
    },
  ]);
  expect(await readExecutionPlan(mariadb, "mysql")).toEqual([
    { depth: 0, operation: "Read all rows", details: ["o", "Using filesort"], rows: 500, costShare: null },
    {
      depth: 1,
      operation: "Read a whole key",
      details: ["c", "Key: PRIMARY", "Using index", "Part: SUBQUERY"],
      rows: 80,
      costShare: null,
    },
  ]);
});

test("DuckDB's tables have short names, and how values are stored is left out", async () => {
  const plan = [
    {
      name: "PROJECTION",
      extra_info: { Projections: ["__internal_compress(#0)", "#1"], "Estimated Cardinality": "7" },
      children: [
        {
          name: "SEQ_SCAN ",
          extra_info: {
            Table: '"my shop".main.orders',
            Type: "Sequential Scan",
            Filters: "a>5",
            __text__: "few",
          },
        },
      ],
    },
  ];
  const rows = tableOf(["logical_plan", "[]"], ["physical_plan", JSON.stringify(plan)]);
  expect(await readExecutionPlan(rows, "duckdb")).toEqual([
    { depth: 0, operation: "PROJECTION", details: [], rows: 7, costShare: null },
    {
      depth: 1,
      operation: "SEQ_SCAN",
      details: ["orders", "Filters: a>5", "few"],
      rows: null,
      costShare: null,
    },
  ]);
});

test("ClickHouse's plan comes in lines", async () => {
  const lines = JSON.stringify(
    [
      {
        Plan: {
          "Node Type": "Expression",
          Description: "Projection",
          Plans: [{ "Node Type": "ReadFromMergeTree" }],
        },
      },
    ],
    null,
    2,
  ).split("\n");
  expect(await readExecutionPlan(tableOf(...lines.map((line) => [line])), "clickhouse")).toEqual([
    { depth: 0, operation: "Expression", details: ["Projection"], rows: null, costShare: null },
    { depth: 1, operation: "ReadFromMergeTree", details: [], rows: null, costShare: null },
  ]);
});

test("a result that is no plan is reported", async () => {
  await expect(readExecutionPlan(tableOf(["not JSON"]), "postgres")).rejects.toMatchObject({
    code: "query-failed",
    message: "The database explained the statement in a form that Askery can't read.",
  });
});
