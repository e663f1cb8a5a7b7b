import { describe, expect, test } from "vitest";
import { guardStatement } from "../guard-statement.ts";
import type { GuardDialect } from "../guard-verdict.ts";
import { guardRules } from "./guard-rules.ts";

/* What differs between dialects, as statements that only some of them read. */

const dialects = ["sqlite", "duckdb", "postgres", "mysql", "clickhouse"] as const;

async function readersOf(statement: string): Promise<readonly GuardDialect[]> {
  const verdicts = await Promise.all(dialects.map((dialect) => guardStatement(statement, dialect)));
  return dialects.filter((_, index) => verdicts[index]?.kind === "read");
}

test.each<readonly [rule: string, statement: string, readers: readonly GuardDialect[]]>([
  ["a call may follow its argument", "SELECT name.upper() FROM t", ["duckdb"]],
  ["a schema may not name a function", "SELECT s.lower('x')", ["duckdb"]],
  [
    "a name may look like a file",
    'SELECT * FROM "orders.csv"',
    ["sqlite", "postgres", "mysql", "clickhouse"],
  ],
  [
    "system tables are in their schema only",
    "SELECT * FROM other.sqlite_stat4",
    ["postgres", "mysql", "clickhouse"],
  ],
  ["other schemas may have such names", "SELECT * FROM other.processes", dialects],
  ["system schemas are listed", "SELECT * FROM system.processes", ["sqlite", "postgres", "mysql"]],
  ["temporary tables", "SELECT * FROM temp.t", ["sqlite", "postgres", "mysql", "clickhouse"]],
  ["tables about the schema may be read", "SELECT table_name FROM information_schema.tables", dialects],
  ["tables about rights may not", "SELECT * FROM information_schema.user_privileges", ["sqlite"]],
  ["a statement may pivot", "PIVOT t ON year USING sum(amount)", ["duckdb"]],
  [
    "recursion may be limited by its reader",
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n LIMIT 5",
    ["sqlite"],
  ],
  ["two slashes divide", "SELECT 7 // 2 AS half", ["duckdb", "postgres", "clickhouse"]],
  ["a placeholder has a number", "SELECT * FROM t WHERE id = ?1", ["sqlite", "postgres", "clickhouse"]],
  ["aggregates take suffixes", "SELECT sumIf(a, b > 1) FROM t", ["clickhouse"]],
  ["functions are arguments", "SELECT arrayMap(lower, names) FROM t", ["clickhouse"]],
  ["rows are generated", "SELECT * FROM numbers(5)", ["clickhouse"]],
  ["numbers have a range", "SELECT * FROM range(5)", ["duckdb"]],
  ["types have a size", "SELECT CAST(a AS FixedString(10)) FROM t", ["postgres", "clickhouse"]],
])("%s: %s", async (_, statement, readers) => {
  expect(await readersOf(statement)).toEqual(readers);
});

/** A call of a function of each subject. */
const calls: Readonly<Record<GuardDialect, Readonly<Record<string, string>>>> = {
  sqlite: {
    aggregates: "sum(a)",
    windows: "rank() OVER (ORDER BY a)",
    mathematics: "abs(a)",
    text: "upper(a)",
    dates: "date(a)",
    json: "json_extract(a, '$.b')",
    choices: "coalesce(a, 0)",
    search: "highlight(a, 0, '<b>', '</b>')",
    session: "sqlite_version()",
  },
  duckdb: {
    aggregates: "sum(a)",
    windows: "rank() OVER (ORDER BY a)",
    mathematics: "abs(a)",
    text: "ascii(a)",
    dates: "age(a)",
    lists: "list_distinct(a)",
    nested: "map_keys(a)",
    json: "json_extract(a, '$.b')",
    choices: "coalesce(a, 0)",
    identifiers: "uuid()",
    session: "version()",
    geometry: "st_area(a)",
  },
  postgres: {
    aggregates: "sum(a)",
    windows: "rank() OVER (ORDER BY a)",
    mathematics: "abs(a)",
    text: "btrim(a)",
    dates: "age(a)",
    arrays: "array_append(a, 1)",
    json: "array_to_json(a)",
    ranges: "daterange(a, b)",
    search: "numnode(a)",
    network: "host(a)",
    geometry: "area(a)",
    casts: "bpchar(a)",
    identifiers: "gen_random_uuid()",
    session: "current_database()",
    extensions: "akeys(a)",
    timescale: "approximate_row_count(a)",
    postgis: "st_area(a)",
  },
  mysql: {
    aggregates: "sum(a)",
    windows: "rank() OVER (ORDER BY a)",
    mathematics: "abs(a)",
    text: "ascii(a)",
    dates: "addtime(a, b)",
    json: "json_array(a)",
    choices: "coalesce(a, 0)",
    digests: "md5(a)",
    network: "inet_aton(a)",
    identifiers: "uuid()",
    search: "match(a) AGAINST ('b')",
    session: "collation(a)",
    geometry: "st_area(a)",
  },
  clickhouse: {
    aggregates: "sum(a)",
    windows: "dense_rank() OVER (ORDER BY a)",
    mathematics: "abs(a)",
    text: "base64Encode(a)",
    dates: "addDays(a, 1)",
    arrays: "arrayCompact(a)",
    nested: "mapKeys(a)",
    json: "isValidJSON(a)",
    types: "toInt32OrNull(a)",
    choices: "assumeNotNull(a)",
    digests: "cityHash64(a)",
    addresses: "cutFragment(a)",
    geometry: "geohashEncode(a, b)",
    order: "rowNumberInAllBlocks()",
    states: "bitmapCardinality(a)",
    dictionaries: "dictGet('d', 'b', a)",
    identifiers: "generateUUIDv4()",
    shown: "formatReadableSize(a)",
    session: "currentDatabase()",
    series: "seriesPeriodDetectFFT(a)",
  },
};

describe.each(dialects)("%s", (dialect) => {
  test("functions of each subject may be called", async () => {
    const { functions } = guardRules[dialect];
    for (const subject of Object.keys(functions)) {
      const statement = `SELECT ${calls[dialect][subject] ?? subject} FROM t`;
      expect([statement, await guardStatement(statement, dialect)]).toEqual([statement, { kind: "read" }]);
    }
  });
});
