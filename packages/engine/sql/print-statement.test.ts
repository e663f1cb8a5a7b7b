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

test("numbered placeholders stand for a value wherever it is repeated", () => {
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

test("SQLite's placeholders come in the order of the text", () => {
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

test("only text becomes a parameter", () => {
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

test("names are quoted where the dialect would read them otherwise", () => {
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

test("PostgreSQL's 63 bytes never make one name of two", () => {
  const long = "ü".repeat(100);
  const plan = query("orders", {
    dimensions: outputs({ [`${long}1`]: column("orders.id"), [`${long}2`]: column("orders.total") }),
  });
  expect(print(plan).text).toBe(
    `SELECT\n  id AS "${"ü".repeat(31)}",\n  total AS "${"ü".repeat(30)}_2"\nFROM orders`,
  );
});

test("outputs that differ in case only are numbered apart", () => {
  const plan = query("orders", {
    dimensions: outputs({ n: column("orders.id"), N: column("orders.total") }),
  });
  expect(print(plan, "sqlite").text).toBe("SELECT id AS n, total AS N_2\nFROM orders");
});

test("MySQL names stand in backticks, and hold neither what it cannot nor a blank at the end", () => {
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

test("ClickHouse values are named, and a backslash in a name or a text is itself", () => {
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

test("MySQL text never leaves it to the mode what a backslash means", () => {
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
