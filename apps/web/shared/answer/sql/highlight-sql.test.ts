import type { DialectName } from "@askery/model";
import { expect, test } from "vitest";
import { highlightSql } from "./highlight-sql.ts";

const keyword = "text-accent-text";
const text = "text-warning";
const comment = "text-text-3";
const name = "text-text-2";

test("keywords, literals and comments have colors; quoted names have those of names", () => {
  const runs = highlightSql(`SELECT "from" AS x -- it's\nFROM t WHERE a = 'it''s FROM'`, "postgres").flat();
  expect(runs.filter(({ color }) => color !== "")).toEqual([
    { text: "SELECT", color: keyword },
    { text: '"from"', color: name },
    { text: "AS", color: keyword },
    { text: "-- it's", color: comment },
    { text: "FROM", color: keyword },
    { text: "WHERE", color: keyword },
    // A doubled quote ends one literal and begins the next, in the same color.
    { text: "'it'", color: text },
    { text: "'s FROM'", color: text },
  ]);
});

test.each<[DialectName, string, string]>([
  ["mysql", "SELECT `from` FROM t # end", "# end"],
  ["clickhouse", String.raw`SELECT 'it\'s' FROM t`, String.raw`'it\'s'`],
  ["postgres", "SELECT $$it's$$ FROM t", "$$it's$$"],
])("%s is read by its own rules: %s", (dialect, sql, colored) => {
  const runs = highlightSql(sql, dialect).flat();
  const found = runs.filter(({ color }) => color === text || color === comment);
  expect(found.map((run) => run.text)).toEqual([colored]);
});

test.each(["SELECT 'open", "/* open", '"open', "", "selected fromage", "a\n'b\nc' -- d"])(
  "%j loses no text",
  (sql) => {
    const lines = highlightSql(sql, "duckdb").map((runs) => runs.map((run) => run.text).join(""));
    expect(lines.join("\n")).toBe(sql);
  },
);

test("a literal over two lines has its color on both, and an empty line stays", () => {
  const lines = highlightSql("SELECT 'a\nb'\n\nFROM t", "sqlite");
  expect(lines.map((runs) => runs.filter(({ color }) => color !== ""))).toEqual([
    [
      { text: "SELECT", color: keyword },
      { text: "'a", color: text },
    ],
    [{ text: "b'", color: text }],
    [],
    [{ text: "FROM", color: keyword }],
  ]);
});
