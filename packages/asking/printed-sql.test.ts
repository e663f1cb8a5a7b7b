import { DatabaseSync } from "node:sqlite";
import { DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api";
import { printStatement } from "@askery/engine";
import {
  defaultSettings,
  type Catalog,
  type DialectName,
  type Expression,
  type Plan,
  type Statement,
} from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openClickhouse } from "./open-clickhouse.test-support.ts";
import { openMariadb } from "./open-mariadb.test-support.ts";
import { openPostgres } from "./open-postgres.test-support.ts";
import {
  cases,
  catalogTable,
  column,
  count,
  number,
  orders,
  outputs,
  shop,
  shopSql,
  text,
  type Rows,
} from "./printed-sql-cases.test-data.ts";
import { demandRead } from "./run-guarded.ts";

/*
 * Printed SQL, checked by the guard and run: the same plan over the same rows has the same result in every database,
 * with inline values and with parameters.
 */

interface Database {
  readonly name: DialectName;
  execute(sql: string): Promise<void>;
  read(statement: Statement): Promise<Rows>;
  close(): Promise<void>;
}

const databases: Database[] = [];
let postgresIsMissing = "";
let mariadbIsMissing = "";
let clickhouseIsMissing = "";

beforeAll(async () => {
  databases.push(openSqlite(), await openDuckdb());
  const postgres = await openPostgres();
  if ("skipped" in postgres) postgresIsMissing = postgres.skipped;
  else databases.push({ ...postgres, read: async (statement) => toCells(await postgres.read(statement)) });
  const mariadb = await openMariadb();
  if ("skipped" in mariadb) mariadbIsMissing = mariadb.skipped;
  else databases.push(mariadb);
  const clickhouse = await openClickhouse();
  if ("skipped" in clickhouse) clickhouseIsMissing = clickhouse.skipped;
  else databases.push(clickhouse);
  for (const database of databases) await database.execute(shopSql(database.name));
});

afterAll(async () => {
  for (const database of databases) await database.close();
});

test("PostgreSQL is available", (context) => {
  if (postgresIsMissing !== "") context.skip(postgresIsMissing);
  expect(databases.map((database) => database.name)).toContain("postgres");
});

test("MariaDB is available", (context) => {
  if (mariadbIsMissing !== "") context.skip(mariadbIsMissing);
  expect(databases.map((database) => database.name)).toContain("mysql");
});

test("ClickHouse is available", (context) => {
  if (clickhouseIsMissing !== "") context.skip(clickhouseIsMissing);
  expect(databases.map((database) => database.name)).toContain("clickhouse");
});

test.for(cases)("%s", async ([, plan, rows]) => {
  expect(await answers(plan, shop)).toEqual(same(rows));
});

const hostileTexts = [
  "O'Neil",
  'say "hi"',
  "`x`",
  "back\\slash",
  "\\'; DROP TABLE orders; --",
  "'; DROP TABLE orders; --",
  "a\nb\r\n  c",
  "/* open",
  "-- open",
  "*/",
  "$1",
  "?",
  ":x",
  "$$",
  "%_!",
  "nul\0byte",
  "Zoë 東京 🛋️",
  "__proto__",
  " ",
  "[x]",
  "{x}",
  "x".repeat(300),
];

test.for(hostileTexts)("the value %j is returned unchanged, and is equal to itself", async (value) => {
  const plan = orders({
    dimensions: outputs({ value: text(value) }),
    filters: [
      { kind: "compare", left: column("orders.id"), operator: "=", right: number("1") },
      { kind: "compare", left: text(value), operator: "=", right: text(value) },
    ],
  });
  expect(await answers(plan, shop)).toEqual(same([[value]]).map(asPostgresHolds));
});

const searchableTexts = hostileTexts.filter((value) => !value.includes("\0"));

// The databases disagree about U+0000: SQLite's LIKE stops at it, DuckDB's ILIKE finds nothing.
test.for(searchableTexts)("the text %j is found inside a text", async (value) => {
  const around: Expression = {
    kind: "call",
    function: "concat",
    arguments: [text("<"), text(value), text(">")],
  };
  const plan = orders({
    dimensions: outputs({ id: column("orders.id") }),
    filters: [
      { kind: "compare", left: column("orders.id"), operator: "=", right: number("1") },
      { kind: "match", value: around, how: "contains", text: value },
    ],
  });
  expect(await answers(plan, shop)).toEqual(same([[1]]));
});

function storedElsewhere(name: string): string {
  return `"${name.replaceAll("\0", "\uFFFD").replaceAll('"', '""')}"`;
}

/** Names in MySQL are limited to the basic multilingual plane and do not end with a space. */
function storedInMysql(name: string): string {
  const held = name.replaceAll(/\0|[^\0-\uFFFF]/gu, "\uFFFD").replace(/ $/, "_");
  return `\`${held.replaceAll("`", "``")}\``;
}

/** ClickHouse interprets escapes in names. */
function storedInClickhouse(name: string): string {
  return storedElsewhere(name.replaceAll("\\", "\\\\"));
}

const howStored: Partial<Record<DialectName, (name: string) => string>> = {
  mysql: storedInMysql,
  clickhouse: storedInClickhouse,
};

/** PostgreSQL text cannot contain U+0000. */
function asPostgresHolds(answer: string): string {
  return answer.startsWith("postgres") ? answer.replaceAll("\\u0000", "\uFFFD") : answer;
}

test.for(hostileTexts)("%j can name a table, a column and an output", async (name) => {
  const hostile = catalogTable(name.replaceAll("\0", "\uFFFD").slice(0, 60), {
    [name.slice(0, 60)]: "integer",
  });
  const plan = orders({
    sources: [{ kind: "table", id: "s0", table: hostile.id, join: null }],
    dimensions: outputs({ [name]: { kind: "column", source: "s0", column: name.slice(0, 60) } }),
    measures: outputs({ [`${name}!`]: { kind: "share", of: count, within: [] } }),
  });
  for (const database of databases) {
    const stored = howStored[database.name] ?? storedElsewhere;
    await database.execute(`CREATE TABLE ${stored(hostile.name)} (${stored(name.slice(0, 60))} INTEGER)`);
    await database.execute(`INSERT INTO ${stored(hostile.name)} VALUES (7)`);
  }
  expect(await answers(plan, { tables: [hostile], relationships: [] })).toEqual(same([[7, 1]]));
});

test("SQLite groups and shows the same for every way to store dates", async () => {
  const encodings = ["iso-text", "compact-text", "unix-seconds", "unix-ms"] as const;
  const plain = catalogTable("stored", Object.fromEntries(encodings.map((name) => [name, "date"])));
  const columns = plain.columns.map((column, index) => ({ ...column, encoding: encodings[index] ?? null }));
  const [database] = databases;
  await database?.execute(`CREATE TABLE stored ("iso-text", "compact-text", "unix-seconds", "unix-ms");
    INSERT INTO stored VALUES ('2024-02-29', '20240229', 1709164800, 1709164800000),
      ('2025-01-01', '20250101', 1735689600, 1735689600000)`);
  for (const name of encodings) {
    const stored = column(`orders.${name}`);
    const plan = orders({
      sources: [{ kind: "table", id: "orders", table: "stored", join: null }],
      dimensions: outputs({ at: stored, week: { kind: "grain", grain: "week", of: stored } }),
      filters: [
        {
          kind: "period",
          value: stored,
          period: { kind: "absolute", from: "2024-01-01", to: "2025-01-01" },
          words: "",
        },
      ],
    });
    const target = {
      catalog: { tables: [{ ...plain, columns }], relationships: [] },
      today,
      settings: defaultSettings,
    };
    const rows = await database?.read(printStatement(plan, { ...target, dialect: "sqlite" }));
    expect([name, rows]).toEqual([name, [["2024-02-29", "2024-02-26"]]]);
  }
});

test("PostgreSQL converts instants to the given time zone, and compares its enumerations with text", async (context) => {
  const database = databases.find(({ name }) => name === "postgres");
  if (database === undefined) return context.skip(postgresIsMissing);
  await database.execute(`CREATE TYPE mood AS ENUM ('good', 'bad'); CREATE TABLE moods (at TIMESTAMPTZ, mood mood);
    INSERT INTO moods VALUES ('2024-01-31 23:30:00Z', 'good'), ('2024-01-31 22:30:00Z', 'good')`);
  const plain = catalogTable("moods", { at: "timestamp", mood: "text" });
  const nativeTypes = ["timestamp with time zone", "mood"];
  const columns = plain.columns.map((column, index) => ({ ...column, nativeType: nativeTypes[index] ?? "" }));
  const at = column("orders.at");
  const plan = orders({
    sources: [{ kind: "table", id: "orders", table: "moods", join: null }],
    dimensions: outputs({
      month: { kind: "grain", grain: "month", of: at },
      hour: { kind: "datePart", part: "hourOfDay", of: at },
    }),
    filters: [
      { kind: "period", value: at, period: { kind: "absolute", from: "2024-02-01", to: null }, words: "" },
      { kind: "compare", left: column("orders.mood"), operator: "=", right: text("good") },
      { kind: "match", value: column("orders.mood"), how: "startsWith", text: "GO" },
    ],
  });
  const catalog = { tables: [{ ...plain, columns }], relationships: [] };
  const settings = { ...defaultSettings, timeZone: "Europe/Berlin" };
  const rows = await database.read(printStatement(plan, { catalog, dialect: "postgres", today, settings }));
  expect(rows).toEqual([["2024-02-01", 0]]);
});

/** An arbitrary day: no period here is relative. */
const today = "2026-11-20";

/** The rows from each database, once with inline values and once with parameters. */
async function answers(plan: Plan, catalog: Catalog): Promise<readonly string[]> {
  const found: string[] = [];
  for (const database of databases) {
    for (const values of ["inline", "parameters"] as const) {
      const statement = printStatement(plan, {
        catalog,
        dialect: database.name,
        today,
        settings: defaultSettings,
        values,
      });
      const rows = await demandRead(statement.text, database.name)
        .then(() => database.read(statement))
        .then(toCells)
        .catch((error: unknown) => `${String(error)}\n${statement.text}`);
      found.push(`${database.name}, ${values}: ${typeof rows === "string" ? rows : JSON.stringify(rows)}`);
    }
  }
  return found;
}

function same(rows: Rows): readonly string[] {
  return databases.flatMap(({ name }) =>
    ["inline", "parameters"].map((values) => `${name}, ${values}: ${JSON.stringify(rows)}`),
  );
}

function openSqlite(): Database {
  const database = new DatabaseSync(":memory:");
  return {
    name: "sqlite",
    execute: async (sql) => database.exec(sql),
    read: async ({ text, parameters }) => {
      const query = database.prepare(text);
      query.setReturnArrays(true);
      return query.all(...valuesOf(parameters)) as unknown as Rows;
    },
    close: async () => database.close(),
  };
}

async function openDuckdb(): Promise<Database> {
  const connection: DuckDBConnection = await (await DuckDBInstance.create(":memory:")).connect();
  return {
    name: "duckdb",
    execute: async (sql) => void (await connection.run(sql)),
    read: async ({ text, parameters }) => {
      const reader = await connection.runAndReadAll(text, valuesOf(parameters));
      const isNumber = reader.columnTypes().map((type) => /^(?:DECIMAL|.*INT|DOUBLE)/.test(String(type)));
      return toCells(
        reader
          .getRowsJson()
          .map((row) => row.map((cell, index) => (isNumber[index] && cell !== null ? Number(cell) : cell))),
      );
    },
    close: async () => connection.closeSync(),
  };
}

function valuesOf(parameters: Statement["parameters"]): string[] {
  return parameters.map((parameter) => ("value" in parameter ? String(parameter.value) : ""));
}

/** Figures are rounded to nine decimals, because databases round the digits after them differently. */
function toCells(rows: Rows): Rows {
  return rows.map((row) =>
    row.map((cell) => (typeof cell === "number" ? Math.round(cell * 1e9) / 1e9 : cell)),
  );
}
