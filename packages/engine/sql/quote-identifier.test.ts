import { databaseKindNames } from "@askery/model";
import { expect, test } from "vitest";
import { dialectNamed } from "./dialects/dialect-named.ts";
import { quoteIdentifier } from "./quote-identifier.ts";

test.each(databaseKindNames)("%s: words of statements are quoted as names, others are not", (name) => {
  const dialect = dialectNamed(name);
  for (const word of ["select", "From", "GROUP", "order", "union", "where"]) {
    expect(quoteIdentifier(word, dialect)).toBe(dialect.quoteName(word));
  }
  for (const word of ["total", "order_id"]) expect(quoteIdentifier(word, dialect)).toBe(word);
});

test.each([
  ["sqlite", '"a""b\uFFFD"'],
  ["duckdb", '"a""b\uFFFD"'],
  ["postgres", '"a""b\uFFFD"'],
  ["mysql", '`a"b\uFFFD`'],
  ["clickhouse", '"a""b\uFFFD"'],
] as const)(
  "%s: quotes in names are doubled, and characters that names cannot have are replaced",
  (name, sql) => {
    const dialect = dialectNamed(name);
    expect(quoteIdentifier(dialect.holdableName('a"b\0'), dialect)).toBe(sql);
  },
);
