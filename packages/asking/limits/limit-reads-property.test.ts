import { printStatement } from "@askery/engine";
import { AppError, defaultSettings, type Catalog, type DialectName, type Plan } from "@askery/model";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { catalogTable, shop } from "../printed-sql-cases.test-data.ts";
import { randomPlan } from "../random-plan.test-support.ts";
import { demandRead } from "../run-guarded.ts";
import { limitReads, type PermittedTable, type ReadLimits } from "./limit-reads.ts";
import { openEmpty, type TestDatabase } from "./two-databases.test-support.ts";

/*
 * A person with limited access gets the rows that they would get from a database that holds nothing else: for plans and
 * for hand-written SQL, whatever the rules.
 */

test.for([
  ["duckdb", 500],
  ["sqlite", 200],
  ["postgres", 200],
  ["mysql", 200],
  ["clickhouse", 200],
] as const)("%s reads only the permitted rows and columns", async ([dialect, numRuns], context) => {
  const whole = await openEmpty(dialect);
  const permitted = await openEmpty(dialect);
  if ("skipped" in whole) return context.skip(whole.skipped);
  if ("skipped" in permitted) return context.skip(permitted.skipped);
  await whole.execute(createSql([...orderRows], itemRows, { orders: orderColumns, items: itemColumns }));
  const database = whole.name === null ? "" : `${whole.name}.`;
  let compared = 0;
  const property = fc.asyncProperty(fc.tuple(anyRules, anyStatement), async ([rules, statement]) => {
    const text =
      statement.kind === "sql"
        ? statement.text.replaceAll("$database.", database)
        : printStatement(withoutLimits(statement.plan), {
            catalog,
            dialect,
            today: "2024-02-29",
            settings: defaultSettings,
            values: "inline",
          }).text;
    if ((await demandRead(text, dialect).catch(() => null)) === null) return;
    await fillPermitted(permitted, rules);
    const [limited, alone] = await Promise.all([
      readLimited(whole, text, { dialect, limits: limitsOf(rules, whole.name) }),
      readSorted(permitted, text.replaceAll(database, permitted.name === null ? "" : `${permitted.name}.`)),
    ]);
    if (alone !== failed) compared += 1;
    expect({ text, rows: limited }).toEqual({ text, rows: alone });
  });
  await fc.assert(property, { numRuns, seed: 20_261_127, endOnFailure: true });
  expect(compared).toBeGreaterThan(numRuns * 0.6);
  await Promise.all([whole.close(), permitted.close()]);
});

const orderColumns = ["id", "status", "country", "total", "ordered_at", "shipped_on"];
const itemColumns = ["order_id", "label", "pieces"];
const catalog: Catalog = {
  tables: [...shop.tables, catalogTable("items", { order_id: "integer", label: "text", pieces: "integer" })],
  relationships: [],
};

const statuses = ["paid", "Paid", "open", "50% off", "it's"];
const countries = ["FR", "DE", null, "O'Fallon", "IT"];
const orderRows = Array.from({ length: 40 }, (_, index) => [
  index + 1,
  statuses[(index * 7) % 5],
  countries[(index * 3 + (index % 4)) % 5],
  ((index * 37) % 90) + 0.5,
  `2024-${String((index % 12) + 1).padStart(2, "0")}-11 10:30:00`,
  index % 3 === 0 ? null : `2024-${String((index % 12) + 1).padStart(2, "0")}-15`,
]);
const itemRows = Array.from({ length: 60 }, (_, index) => [
  (index % 40) + 1,
  `label ${index % 6}`,
  (index * 5) % 7,
]);

interface TableRules {
  readonly hidden: readonly string[];
  /** The values that a column may have. */
  readonly filters: readonly { readonly column: string; readonly values: readonly string[] }[];
}

interface Rules {
  readonly orders: TableRules | null;
  readonly items: TableRules | null;
}

const anyRules: fc.Arbitrary<Rules> = fc.record({
  orders: fc.option(
    fc.record({
      hidden: fc.subarray(["status", "shipped_on"], { maxLength: 1 }),
      filters: fc.uniqueArray(
        fc.oneof(
          fc.record({
            column: fc.constant("country"),
            values: fc.subarray(["FR", "DE", "O'Fallon", "nowhere", "'); --"]),
          }),
          fc.record({ column: fc.constant("status"), values: fc.subarray([...statuses, "\\'"]) }),
          fc.record({
            column: fc.constant("id"),
            values: fc.subarray(["1", "2", "3", "5", "8", "13", "21", "34", "x", "1 OR 1=1"]),
          }),
        ),
        { maxLength: 2, selector: ({ column }) => column },
      ),
    }),
    { freq: 8 },
  ),
  items: fc.option(
    fc.record({
      hidden: fc.subarray(["label"]),
      filters: fc.array(
        fc.record({ column: fc.constant("pieces"), values: fc.subarray(["0", "1", "2", "3"]) }),
        { maxLength: 1 },
      ),
    }),
  ),
});

function limitsOf(rules: Rules, database: string | null): ReadLimits {
  const table = (name: "orders" | "items", columns: readonly string[]): PermittedTable => {
    const own = rules[name];
    return {
      schema: null,
      name,
      part: own && {
        columns: columns.filter((column) => !own.hidden.includes(column)),
        filters: own.filters.map((filter) => ({ ...filter, isNumeric: isNumeric(filter.column) })),
      },
    };
  };
  return { tables: [table("orders", orderColumns), table("items", itemColumns)], database };
}

function isNumeric(column: string): boolean {
  return column === "id" || column === "pieces";
}

async function fillPermitted(database: TestDatabase, { orders, items }: Rules): Promise<void> {
  await database.execute("DROP TABLE IF EXISTS orders");
  await database.execute("DROP TABLE IF EXISTS items");
  const shown = (columns: readonly string[], rules: TableRules | null) =>
    columns.filter((column) => rules?.hidden.includes(column) !== true);
  await database.execute(
    createSql(permit(orderRows, orderColumns, orders), permit(itemRows, itemColumns, items), {
      orders: shown(orderColumns, orders),
      items: shown(itemColumns, items),
    }),
  );
}

type Row = readonly (string | number | null | undefined)[];

function permit(rows: readonly Row[], columns: readonly string[], rules: TableRules | null): readonly Row[] {
  if (rules === null) return rows;
  return rows
    .filter((row) =>
      rules.filters.every(({ column, values }) => {
        const value = row[columns.indexOf(column)] ?? null;
        return value !== null && values.includes(String(value));
      }),
    )
    .map((row) => row.filter((_, index) => !rules.hidden.includes(columns[index] ?? "")));
}

interface ShownColumns {
  readonly orders: readonly string[];
  readonly items: readonly string[];
}

function createSql(orders: readonly Row[], items: readonly Row[], columns: ShownColumns): string {
  const types: Readonly<Record<string, string>> = {
    id: "INTEGER",
    order_id: "INTEGER",
    pieces: "INTEGER",
    total: "DECIMAL(10,2)",
    ordered_at: "TIMESTAMP",
    shipped_on: "DATE",
  };
  const create = (name: string, shown: readonly string[], rows: readonly Row[]) => [
    `CREATE TABLE ${name} (${shown.map((column) => `${column} ${types[column] ?? "VARCHAR(50)"} NULL`).join(", ")})`,
    ...(rows.length === 0
      ? []
      : [`INSERT INTO ${name} VALUES ${rows.map((row) => `(${row.map(literal).join(", ")})`).join(", ")}`]),
  ];
  return [...create("orders", columns.orders, orders), ...create("items", columns.items, items)].join(";\n");
}

function literal(value: Row[number]): string {
  if (value === null || value === undefined) return "NULL";
  return typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;
}

type AnyStatement =
  | { readonly kind: "plan"; readonly plan: Plan }
  | { readonly kind: "sql"; readonly text: string };

const column = fc.constantFrom("id", "country", "total", "ordered_at", "o.id", "o.country");
const anyTable = fc.constantFrom("orders o", "orders AS o", "ORDERS o");
const anySql = fc
  .tuple(
    fc.constantFrom(
      "SELECT * FROM orders",
      "SELECT $column FROM $table WHERE total > 20",
      "SELECT country, count(*), sum(total) FROM $table GROUP BY country HAVING count(*) > 1",
      "SELECT count(*) FROM orders -- all of them",
      "SELECT count(*) FROM orders;",
      "SELECT orders.id FROM orders WHERE orders.country IS NOT NULL",
      "SELECT $column, i.pieces FROM $table JOIN items i ON i.order_id = o.id",
      "SELECT o.id, label FROM $table LEFT JOIN items ON order_id = o.id",
      "SELECT $column FROM $table WHERE EXISTS (SELECT 1 FROM items i WHERE i.order_id = o.id AND i.pieces > 2)",
      "SELECT $column FROM $table WHERE o.id IN (SELECT order_id FROM items WHERE pieces > (SELECT avg(pieces) FROM items))",
      "WITH big AS (SELECT * FROM orders WHERE total > 30) SELECT count(*) FROM big",
      "WITH RECURSIVE n AS (SELECT 1 AS k UNION ALL SELECT k + 1 FROM n WHERE k < 5) SELECT k, (SELECT count(*) FROM orders o WHERE o.id = k) FROM n",
      "WITH a AS (SELECT id FROM orders), b AS (SELECT id FROM a) SELECT count(*) FROM b JOIN orders o ON o.id = b.id",
      "SELECT id FROM orders UNION SELECT order_id FROM items",
      "SELECT 'orders' AS orders, count(*) FROM orders",
      "SELECT x.n FROM (SELECT count(*) AS n FROM (SELECT * FROM orders) q) x",
      "SELECT (WITH t AS (SELECT id FROM orders) SELECT count(*) FROM t), (SELECT count(*) FROM items)",
      "SELECT a.id, b.id FROM orders a, orders b WHERE a.id = b.id + 1",
      "SELECT id, rank() OVER (ORDER BY total) FROM orders",
      "SELECT status, shipped_on FROM orders",
      "SELECT count(*), max(o.id) FROM $database.orders o JOIN $database.items USING (id)",
      "SELECT $database.orders.id FROM $database.orders",
      "SELECT id FROM orders WHERE country IN ('FR', 'DE') AND id IN (SELECT order_id FROM items)",
    ),
    column,
    anyTable,
  )
  .map(([text, column, table]): AnyStatement => ({
    kind: "sql",
    text: text.replace("$column", column).replace("$table", table),
  }));
const anyStatement: fc.Arbitrary<AnyStatement> = fc.oneof(
  randomPlan(2).map((plan): AnyStatement => ({ kind: "plan", plan })),
  anySql,
);

/** The first rows of equal ones depend on how a database reads them. */
function withoutLimits(plan: Plan): Plan {
  return JSON.parse(JSON.stringify(plan), (key, value: unknown) => (key === "limit" ? null : value)) as Plan;
}

const failed = "failed";

async function readLimited(
  database: TestDatabase,
  text: string,
  { dialect, limits }: { readonly dialect: DialectName; readonly limits: ReadLimits },
): Promise<unknown> {
  try {
    return await readSorted(database, await limitReads(text, dialect, limits));
  } catch (cause) {
    if (cause instanceof AppError && cause.code === "query-refused") return failed;
    throw cause;
  }
}

/** The rows in one order, whose figures are rounded. */
async function readSorted(database: TestDatabase, text: string): Promise<unknown> {
  try {
    const rows = await database.read(text.replace(/;$/u, ""));
    return rows.map((row) => JSON.stringify(row.map(round))).toSorted();
  } catch {
    return failed;
  }
}

function round(value: unknown): unknown {
  const number = typeof value === "bigint" ? Number(value) : value;
  const isText = typeof number === "string" && /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu.test(number);
  return typeof number === "number" || isText ? Number(Number(number).toPrecision(8)) : number;
}
