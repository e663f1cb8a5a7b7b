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
  ["SELECT CAST(id AS pass_hash.x) FROM members", "postgres", "named pass_hash"],
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
  ["UNPIVOT members ON id", "duckdb", "all UNPIVOT"],
  ["SUMMARIZE members", "duckdb", "all SUMMARIZE"],
  ["DESCRIBE members", "duckdb", "all DESCRIBE"],
  ["SELECT id FROM orders UNION FROM members", "duckdb", "all FROM"],
  ["SELECT id FROM orders EXCEPT FROM members", "duckdb", "all FROM"],
  ["SELECT id FROM orders INTERSECT FROM members", "duckdb", "all FROM"],
  ["SELECT members FROM members", "duckdb", "all members"],
  ['SELECT * FROM "members"', "postgres", "all *"],
  ["SELECT *, id FROM members", "sqlite", "all *"],
  ["SELECT cityHash64(*) FROM members", "clickhouse", "all *"],
  ["FROM members SELECT *", "clickhouse", "all *"],
  ["FROM members SELECT *;", "clickhouse", "all *"],
  ["SELECT id, trim('x' FROM m::text) FROM members m", "postgres", "all m"],
  ["SELECT trim(upper('x') FROM m::text) FROM members m", "postgres", "all m"],
  ["SELECT extract(year FROM lower(x)), m FROM members m", "postgres", "all m"],
  ["SELECT 1 FROM members m JOIN (VALUES (1), (m)) v ON true", "postgres", "all m"],
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
  ['SELECT u."id", 2 & 1 FROM members u', "postgres"],
  ["SELECT m(1), id FROM members m", "postgres"],
  ["SELECT o.m, id AS m FROM orders o JOIN members m ON true", "postgres"],
  ["SELECT id FROM orders WHERE id IN (SELECT m.id FROM members m)", "postgres"],
  ["SELECT id FROM (members m JOIN orders o ON true)", "postgres"],
  ["SELECT * FROM orders WHERE kind = 'members'", "postgres"],
  ["SELECT * FROM members(1)", "postgres"],
  ["SELECT * FROM members.orders", "postgres"],
  ["SELECT * FROM orders WHERE id IN (SELECT id FROM members)", "postgres"],
  ["SELECT (SELECT max(id) FROM members), * FROM orders", "postgres"],
  ["SELECT * FROM (WITH a AS (SELECT 1) SELECT id FROM members) q", "postgres"],
  ["SELECT id FROM members, (TABLE orders) o", "postgres"],
  ["SELECT id FROM members WHERE (id > 1)", "postgres"],
  ["SELECT id FROM members", "duckdb"],
  ["SELECT upper(name) FROM members", "duckdb"],
  ["SELECT (SELECT 1) FROM members", "duckdb"],
])("other columns are read freely: %s", (text, dialect) => {
  expect(readOf(text, dialect)).toBeNull();
});

test("allows everything if no column is private", () => {
  expect(findPrivateRead("SELECT * FROM members", "postgres", [])).toBeNull();
});

test("a single private column is private, too", () => {
  const one = columns.slice(0, 1);
  expect(findPrivateRead("SELECT * FROM members", "postgres", one)?.column).toEqual(one[0]);
});
