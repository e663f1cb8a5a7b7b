import { DatabaseSync } from "node:sqlite";
import { DuckDBInstance } from "@duckdb/node-api";
import { Client } from "pg";
import { expect, test } from "vitest";
import { postgresForTests } from "../../../scripts/test-servers/postgres.ts";
import { guardRules } from "../dialects/guard-rules.ts";
import { toWords } from "../words.ts";
import { isAllowedFunction, isAllowedTableFunction } from "./allowed-functions.ts";

/* The lists, compared with the databases' own descriptions of their functions. */

const changing = toWords(
  "clock_timestamp gen_random_uuid random random_normal timeofday array_sample array_shuffle",
);

test("PostgreSQL: allowed functions have no side effects, according to its catalog", async (context) => {
  const server = await postgresForTests();
  if ("skipped" in server) return context.skip(server.skipped);
  const client = new Client({ connectionString: server.connectionString });
  await client.connect();
  const { rows } = await client.query<{ proname: string }>(
    "SELECT DISTINCT proname FROM pg_proc WHERE provolatile = 'v' AND pronamespace = 'pg_catalog'::regnamespace",
  );
  await client.end();
  const listed = [...toWords(...Object.values(guardRules.postgres.functions))];
  const volatile = new Set(rows.map(({ proname }) => proname));
  expect(volatile.size).toBeGreaterThan(100);
  expect(
    listed.filter((name) => volatile.has(name) && !changing.has(name) && !name.startsWith("uuid")),
  ).toEqual([]);
});

test("DuckDB: allowed functions exist and have no side effects", async () => {
  const connection = await (await DuckDBInstance.create(":memory:")).connect();
  const reader = await connection.runAndReadAll(
    "SELECT lower(function_name), bool_or(coalesce(has_side_effects, false)) FROM duckdb_functions() GROUP BY 1",
  );
  connection.closeSync();
  const found = new Map(reader.getRows().map(([name, hasSideEffects]) => [String(name), hasSideEffects]));
  const { geometry = "", ...others } = guardRules.duckdb.functions;
  const listed = [...toWords(...Object.values(others), guardRules.duckdb.tableFunctions ?? "")];
  expect(geometry).not.toBe("");
  expect(listed.filter((name) => !found.has(name)).toSorted()).toEqual([...toWords(duckdbSyntax)]);
  expect(listed.filter((name) => found.get(name) === true).toSorted()).toEqual([...toWords(duckdbChanging)]);
});

/** Words of DuckDB's grammar that are written like functions. */
const duckdbSyntax = `coalesce current_time current_timestamp date extract if ifnull overlay percentile_cont
  percentile_disc`;
const duckdbChanging = "gen_random_uuid random uuid uuidv4 uuidv7";

const innocuous = 0x20_00_00;

test("SQLite: allowed functions are harmless, according to SQLite", () => {
  const database = new DatabaseSync(":memory:");
  const rows = database.prepare("SELECT DISTINCT name, flags FROM pragma_function_list").all();
  database.close();
  const listed = toWords(...Object.values(guardRules.sqlite.functions));
  const risky = rows.filter(({ flags }) => (Number(flags) & innocuous) === 0).map(({ name }) => String(name));
  expect(risky).toContain("load_extension");
  expect(risky.filter((name) => listed.has(name)).toSorted()).toEqual([...toWords(sqliteUnmarked)]);
});

/**
 * Harmless functions that SQLite does not mark as innocuous: they compute from rows, or show matches of a full-text
 * search.
 */
const sqliteUnmarked = "bm25 highlight match median percentile percentile_cont percentile_disc snippet";

test("names are listed once, in lower case", () => {
  for (const { functions: lists } of Object.values(guardRules)) {
    const names = Object.values(lists).flatMap((list) => [...toWords(list)]);
    expect(names.filter((name) => !/^[a-z_][a-z0-9_]*$/u.test(name))).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});

test("only ClickHouse's aggregates may be combined", () => {
  expect(
    ["sumif", "uniqmerge", "quantiletdigestif", "groupuniqarrayarray", "countifornull"].map(isCalled),
  ).toEqual([true, true, true, true, true]);
  expect(["if", "sleepif", "urlarray", "lowerif", "merge", "ifmerge"].map(isCalled)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

function isCalled(name: string): boolean {
  return isAllowedFunction(name, "clickhouse");
}

test("few functions may be called in FROM", () => {
  expect(["lower", "histogram", "read_csv"].map((name) => isAllowedTableFunction(name, "duckdb"))).toEqual([
    false,
    false,
    false,
  ]);
  expect(isAllowedTableFunction("json_table", "mysql")).toBe(true);
  expect(["range", "unnest"].map((name) => isAllowedTableFunction(name, "duckdb"))).toEqual([true, true]);
});

test("names of functions are applied and combined as a whole", () => {
  const combined = ["quantiletimingornullif", "sumornull", "sumsimplestate", "summergestate"];
  expect(combined.filter(isCalled)).toEqual(combined);
  expect(["ornull", "sumnull", "sumsimple"].filter(isCalled)).toEqual([]);
});
