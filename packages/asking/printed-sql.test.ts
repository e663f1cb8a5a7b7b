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
import { Client, types } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { postgresForTests } from "../../scripts/test-servers/postgres.ts";
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
} from "./printed-sql-cases.data.ts";

/*
 * Printed SQL, run: the same plan over the same rows gives the same answer in every database, whether its values stand
 * in the text or travel beside it.
 */

interface Database {
  readonly name: DialectName;
  execute(sql: string): Promise<void>;
  read(statement: Statement): Promise<Rows>;
  close(): Promise<void>;
}

const databases: Database[] = [];
let postgresIsMissing = "";

beforeAll(async () => {
  databases.push(openSqlite(), await openDuckdb());
  const server = await postgresForTests();
  if ("skipped" in server) postgresIsMissing = server.skipped;
  else databases.push(await openPostgres(server.connectionString));
  for (const database of databases) await database.execute(shopSql(database.name));
});

afterAll(async () => {
  for (const database of databases) await database.close();
});

test("PostgreSQL takes part", (context) => {
  if (postgresIsMissing !== "") context.skip(postgresIsMissing);
  expect(databases.map((database) => database.name)).toEqual(["sqlite", "duckdb", "postgres"]);
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

test.for(hostileTexts)("the value %j comes back as it was, and is equal to itself", async (value) => {
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

// With U+0000 in it the databases disagree: SQLite's LIKE reads up to it, DuckDB's ILIKE finds nothing.
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

/** PostgreSQL text cannot hold U+0000. */
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
    const stored = (text: string) => `"${text.replaceAll("\0", "\uFFFD").replaceAll('"', '""')}"`;
    await database.execute(`CREATE TABLE ${stored(hostile.name)} (${stored(name.slice(0, 60))} INTEGER)`);
    await database.execute(`INSERT INTO ${stored(hostile.name)} VALUES (7)`);
  }
  expect(await answers(plan, { tables: [hostile], relationships: [] })).toEqual(same([[7, 1]]));
});

test("SQLite groups and shows the same, however dates are stored", async () => {
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
        { kind: "period", value: stored, period: { from: "2024-01-01", to: "2025-01-01" }, words: "" },
      ],
    });
    const target = {
      catalog: { tables: [{ ...plain, columns }], relationships: [] },
      settings: defaultSettings,
    };
    const rows = await database?.read(printStatement(plan, { ...target, dialect: "sqlite" }));
    expect([name, rows]).toEqual([name, [["2024-02-29", "2024-02-26"]]]);
  }
});

test("PostgreSQL moves instants to the time zone asked in, and compares its enumerations with text", async (context) => {
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
      { kind: "period", value: at, period: { from: "2024-02-01", to: null }, words: "" },
      { kind: "compare", left: column("orders.mood"), operator: "=", right: text("good") },
      { kind: "match", value: column("orders.mood"), how: "startsWith", text: "GO" },
    ],
  });
  const catalog = { tables: [{ ...plain, columns }], relationships: [] };
  const settings = { ...defaultSettings, timeZone: "Europe/Berlin" };
  const rows = await database.read(printStatement(plan, { catalog, dialect: "postgres", settings }));
  expect(rows).toEqual([["2024-02-01", 0]]);
});

/** Each database's rows, asked with values in the text and beside it. */
async function answers(plan: Plan, catalog: Catalog): Promise<readonly string[]> {
  const found: string[] = [];
  for (const database of databases) {
    for (const values of ["inline", "parameters"] as const) {
      const statement = printStatement(plan, {
        catalog,
        dialect: database.name,
        settings: defaultSettings,
        values,
      });
      const rows = await database
        .read(statement)
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
      return toCells(query.all(...valuesOf(parameters)) as unknown as Rows);
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

async function openPostgres(connectionString: string): Promise<Database> {
  const { INT8, NUMERIC, FLOAT8, DATE, TIMESTAMP } = types.builtins;
  for (const type of [INT8, NUMERIC, FLOAT8]) types.setTypeParser(type, Number);
  for (const type of [DATE, TIMESTAMP]) types.setTypeParser(type, String);
  const client = new Client({ connectionString });
  await client.connect();
  return {
    name: "postgres",
    execute: async (sql) => void (await client.query(sql)),
    read: async ({ text, parameters }) =>
      toCells((await client.query<unknown[]>({ text, values: valuesOf(parameters), rowMode: "array" })).rows),
    close: async () => client.end(),
  };
}

function valuesOf(parameters: Statement["parameters"]): string[] {
  return parameters.map((parameter) => ("value" in parameter ? String(parameter.value) : ""));
}

/** Figures to nine decimals: databases round differently behind. */
function toCells(rows: Rows): Rows {
  return rows.map((row) =>
    row.map((cell) => (typeof cell === "number" ? Math.round(cell * 1e9) / 1e9 : cell)),
  );
}
