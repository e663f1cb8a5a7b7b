import { expect, test } from "vitest";
import { highlightSql, splitLines } from "./highlight-sql.ts";

test("keywords, texts and comments are told apart; quoted names are plain", () => {
  const runs = highlightSql(`SELECT "from" AS x -- it's\nFROM t WHERE a = 'it''s FROM'`);
  expect(runs.filter(({ kind }) => kind !== "plain")).toEqual([
    { text: "SELECT", kind: "keyword" },
    { text: "AS", kind: "keyword" },
    { text: "-- it's", kind: "comment" },
    { text: "FROM", kind: "keyword" },
    { text: "WHERE", kind: "keyword" },
    { text: "'it''s FROM'", kind: "text" },
  ]);
});

test.each(["SELECT 'open", "/* open", '"open', "", "selected fromage", "a\n'b\nc' -- d"])(
  "nothing of %j is lost",
  (sql) => {
    expect(
      highlightSql(sql)
        .map(({ text }) => text)
        .join(""),
    ).toBe(sql);
  },
);

test("runs are cut into lines: a text over two lines is a text in both, an empty line stays", () => {
  expect(splitLines(highlightSql("SELECT 'a\nb'\n\nFROM t"))).toEqual([
    [
      { text: "SELECT", kind: "keyword" },
      { text: " ", kind: "plain" },
      { text: "'a", kind: "text" },
    ],
    [{ text: "b'", kind: "text" }],
    [],
    [
      { text: "FROM", kind: "keyword" },
      { text: " t", kind: "plain" },
    ],
  ]);
});
