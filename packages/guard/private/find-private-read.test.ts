import { expect, test } from "vitest";
import type { GuardDialect } from "../guard-verdict.ts";
import { findPrivateRead } from "./find-private-read.ts";

const columns = [
  { schema: "app", table: "members", column: "pass_hash" },
  { schema: "app", table: "members", column: "Reset Token" },
];

/** How a statement reads a private column: "named pass_hash"; null if it reads none. */
function readOf(text: string, dialect: GuardDialect): string | null {
  const read = findPrivateRead(text, dialect, columns);
  return read && `${read.kind} ${text.slice(read.span.start, read.span.end)}`;
}

test.each<[string, GuardDialect, string]>([
  ["SELECT pass_hash FROM members", "sqlite", "named pass_hash"],
  ["SELECT m.PASS_HASH FROM app.members m", "mysql", "named PASS_HASH"],
  ['SELECT "Reset Token" AS x FROM members', "postgres", 'named "Reset Token"'],
  ["SELECT id FROM members WHERE pass_hash LIKE '$2b$%'", "clickhouse", "named pass_hash"],
  ["SELECT id FROM members ORDER BY pass_hash", "duckdb", "named pass_hash"],
  ["SELECT pass_hash(m) FROM members m", "postgres", "named pass_hash"],
  ['SELECT U&"p\\0061ss_hash" FROM members', "postgres", "named U"],
  ["SELECT a.id FROM orders a JOIN members USING (pass_hash)", "mysql", "named pass_hash"],
])("a private column is read by its name: %s", (text, dialect, read) => {
  expect(readOf(text, dialect)).toBe(read);
});

test.each<[string, GuardDialect, string]>([
  ["SELECT * FROM members", "sqlite", "all *"],
  ["SELECT m.* FROM orders o JOIN app.members AS m ON true", "mysql", "all *"],
  ["SELECT DISTINCT ON (id) * FROM members", "postgres", "all *"],
  ["WITH all_of AS (SELECT * FROM members) SELECT count(*) FROM all_of", "postgres", "all *"],
  ["SELECT * FROM (orders JOIN members ON true)", "mysql", "all *"],
  ["SELECT id FROM orders UNION SELECT * FROM members", "sqlite", "all *"],
  ["TABLE members", "postgres", "all TABLE"],
  ["WITH t(a, b) AS (TABLE members) SELECT b FROM t", "postgres", "all TABLE"],
  ["SELECT members FROM members", "postgres", "all members"],
  ["SELECT to_jsonb(m) FROM members m", "postgres", "all m"],
  ["SELECT (m).id, row_to_json(m) FROM members AS m", "postgres", "all m"],
  ["SELECT extract(year FROM joined_on), m FROM members m", "postgres", "all m"],
  ["SELECT (SELECT max(id) FROM orders), m::text FROM members m", "postgres", "all m"],
  ["SELECT trim(both FROM m::text) FROM members m", "postgres", "all m"],
  ["SELECT b FROM members AS m (a, b)", "postgres", "all members"],
  ["FROM members", "duckdb", "all FROM"],
  ["SELECT q FROM (FROM members) q", "duckdb", "all FROM"],
  ["SELECT * EXCLUDE (id) FROM members", "duckdb", "all *"],
  ["SELECT COLUMNS('.*') FROM members", "clickhouse", "all COLUMNS"],
  ["PIVOT members ON id", "duckdb", "all PIVOT"],
])("all columns include the private ones: %s", (text, dialect, read) => {
  expect(readOf(text, dialect)).toBe(read);
});

test.each<[string, GuardDialect]>([
  ["SELECT id, name FROM members", "postgres"],
  ["SELECT count(*) FROM members m WHERE m.id * 2 > 4", "postgres"],
  ["SELECT m.name, count(*) AS pass_hash FROM members m GROUP BY m.name", "postgres"],
  ["SELECT * FROM orders", "postgres"],
  ["SELECT * FROM (SELECT id, name FROM members) m", "duckdb"],
  ["SELECT o.* FROM orders o JOIN members m ON m.id = o.member_id", "postgres"],
  ["SELECT pass_hash FROM archive.members", "postgres"],
  ["SELECT m.table, m.columns FROM members m", "mysql"],
  ["SELECT extract(year FROM joined_on) FROM members WHERE name = 'pass_hash'", "postgres"],
])("other columns are read freely: %s", (text, dialect) => {
  expect(readOf(text, dialect)).toBeNull();
});

test("allows everything if no column is private", () => {
  expect(findPrivateRead("SELECT * FROM members", "postgres", [])).toBeNull();
});
