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
