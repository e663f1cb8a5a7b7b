import {
  defaultSettings,
  type Catalog,
  type Condition,
  type DialectName,
  type Expression,
  type Plan,
} from "@askery/model";
import { expect, test } from "vitest";
import {
  aggregate,
  branch,
  catalogOf,
  catalogTable,
  column,
  compare,
  number,
  output,
  outputs,
  query,
  text,
} from "./golden/build-plan.ts";
import { shop } from "./golden/shop.ts";
import { printStatement } from "./print-statement.ts";

function print(plan: Plan, dialect: DialectName = "postgres", catalog: Catalog = shop) {
  return printStatement(plan, { catalog, dialect, today: "2026-11-20", settings: defaultSettings });
}

const isPaid: Expression = {
  kind: "case",
  branches: [branch(compare(column("orders.status"), "=", text("paid")), text("yes"))],
  otherwise: text("no"),
};
const paidOrNot = query("orders", {
  dimensions: outputs({ paid: isPaid }),
  measures: outputs({ n: aggregate("count") }),
});
const literal = (value: string) => ({ type: "text", value }) as const;

test("reuses a numbered placeholder for a repeated value", () => {
  expect(print(paidOrNot, "postgres")).toEqual({
    dialect: "postgres",
    text: [
      "SELECT CASE WHEN status = $1 THEN $2 ELSE $3 END AS paid, COUNT(*) AS n",
      "FROM orders",
      "GROUP BY CASE WHEN status = $1 THEN $2 ELSE $3 END",
    ].join("\n"),
    parameters: ["paid", "yes", "no"].map(literal),
  });
});

test("lists SQLite's placeholders in text order", () => {
  expect(print(paidOrNot, "sqlite")).toEqual({
    dialect: "sqlite",
    text: [
      "SELECT CASE WHEN status = ? THEN ? ELSE ? END AS paid, COUNT(*) AS n",
      "FROM orders",
      "GROUP BY CASE WHEN status = ? THEN ? ELSE ? END",
    ].join("\n"),
    parameters: ["paid", "yes", "no", "paid", "yes", "no"].map(literal),
  });
});

test("turns only text into parameters", () => {
  const filters = [
    compare(column("orders.total"), ">", number("12.50")),
    compare(column("orders.status"), "=", text("paid")),
  ];
  expect(print(query("orders", { dimensions: outputs({ id: column("orders.id") }), filters }))).toEqual({
    dialect: "postgres",
    text: "SELECT id\nFROM orders\nWHERE total > 12.50\n  AND status = $1",
    parameters: [literal("paid")],
  });
});

test("quotes names that the dialect would otherwise read differently", () => {
  const table = {
    ...catalogTable("Order", { select: "integer", Total: "integer", "2nd": "integer", fine: "integer" }),
    schema: "my shop",
  };
  const names = ["select", "Total", "2nd", "fine"];
  const plan = query("Order", {
    dimensions: outputs(
      Object.fromEntries(names.map((name) => [name, { kind: "column", source: "Order", column: name }])),
    ),
  });
  expect(print(plan, "postgres", catalogOf(table)).text).toBe(
    'SELECT "select", "Total", "2nd", fine\nFROM "my shop"."Order"',
  );
  expect(print(plan, "duckdb", catalogOf(table)).text).toBe(
    'SELECT "select", Total, "2nd", fine\nFROM "my shop"."Order"',
  );
});

test("keeps names distinct within PostgreSQL's limit of 63 bytes", () => {
  const long = "ü".repeat(100);
  const plan = query("orders", {
    dimensions: outputs({ [`${long}1`]: column("orders.id"), [`${long}2`]: column("orders.total") }),
  });
  expect(print(plan).text).toBe(
    `SELECT\n  id AS "${"ü".repeat(31)}",\n  total AS "${"ü".repeat(30)}_2"\nFROM orders`,
  );
});

test("numbers outputs that differ only in case", () => {
  const plan = query("orders", {
    dimensions: outputs({ n: column("orders.id"), N: column("orders.total") }),
  });
  expect(print(plan, "sqlite").text).toBe("SELECT id AS n, total AS N_2\nFROM orders");
});

test("quotes MySQL names with backticks and replaces invalid characters and trailing blanks", () => {
  const plan = query("orders", {
    dimensions: outputs({
      "a`b": column("orders.id"),
      "🛋 ": column("orders.total"),
      count: column("orders.id"),
    }),
  });
  expect(print(plan, "mysql").text).toBe(
    "SELECT id AS `a``b`, total AS `\uFFFD_`, id AS `count`\nFROM orders",
  );
});

test("names ClickHouse parameters and escapes backslashes in names and text", () => {
  const plan = query("orders", {
    dimensions: outputs({ 'a\\"b': column("orders.id") }),
    filters: [
      compare(column("orders.status"), "=", text("C:\\'")),
      compare(column("orders.status"), "=", text("x")),
    ],
  });
  expect(print(plan, "clickhouse").text).toBe(
    'SELECT id AS "a\\\\""b"\nFROM orders\nWHERE status = {p1:String}\n  AND status = {p2:String}',
  );
  const target = {
    catalog: shop,
    dialect: "clickhouse",
    today: "2026-11-20",
    settings: defaultSettings,
  } as const;
  expect(printStatement(plan, { ...target, values: "inline" }).text).toBe(
    `SELECT id AS "a\\\\""b"\nFROM orders\nWHERE status = 'C:\\\\'''\n  AND status = 'x'`,
  );
});

test("prints MySQL text with backslashes independent of the SQL mode", () => {
  const plan = listed({
    kind: "in",
    value: column("orders.status"),
    options: ["O'Neil", "C:\\é\0"].map((value) => ({ type: "text", value })),
  });
  const { text } = printStatement(plan, {
    catalog: shop,
    dialect: "mysql",
    today: "2026-11-20",
    settings: defaultSettings,
    values: "inline",
  });
  expect(text).toBe("SELECT id\nFROM orders\nWHERE status IN ('O''Neil', _utf8mb4 X'433A5CC3A900')");
});

const listed = (filter: Condition): Plan =>
  query("orders", { dimensions: outputs({ id: column("orders.id") }), filters: [filter] });
const impossible: readonly (readonly [string, Plan, string])[] = [
  [
    "no options",
    listed({ kind: "in", value: column("orders.id"), options: [] }),
    "there is an option to be in",
  ],
  [
    "an unknown column",
    listed({ kind: "null", value: column("orders.nothing") }),
    'table "orders" has column "nothing"',
  ],
  [
    "an unknown table",
    query("nothing", { dimensions: outputs({ id: column("nothing.id") }) }),
    'the catalog holds table "nothing"',
  ],
  [
    "an output of itself",
    query("orders", { dimensions: outputs({ id: output("id") }) }),
    "no output refers to itself",
  ],
  [
    "half a row",
    query("orders", { dimensions: outputs({ id: column("orders.id") }), limit: { count: 0.5, per: [] } }),
    "a limit counts rows",
  ],
];

test.for(impossible)("a plan with %s is a bug", ([, plan, promise]) => {
  expect(() => print(plan)).toThrow(promise);
});

test("DuckDB bounds groups by two comparisons, since it fails at BETWEEN there", () => {
  const plan = query("orders", {
    dimensions: outputs({ status: column("orders.status") }),
    measures: outputs({ n: aggregate("count") }),
    having: [{ kind: "between", value: aggregate("count"), low: number("2"), high: number("9") }],
  });
  expect(print(plan, "duckdb").text).toContain("HAVING (COUNT(*) >= 2 AND COUNT(*) <= 9)");
  expect(print(plan, "postgres").text).toContain("HAVING COUNT(*) BETWEEN 2 AND 9");
});
