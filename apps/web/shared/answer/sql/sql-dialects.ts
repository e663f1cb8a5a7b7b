import { MySQL, PostgreSQL, SQLDialect, SQLite } from "@codemirror/lang-sql";
import type { DialectName } from "@askery/model";
import { sqlKeywords } from "./sql-keywords.data.ts";

/**
 * DuckDB has the syntax of PostgreSQL for names, literals and operators; ClickHouse quotes names either way, and
 * escapes with backslashes.
 */
export const sqlDialects: Readonly<Record<DialectName, SQLDialect>> = {
  clickhouse: reading(SQLDialect.define({ backslashEscapes: true, identifierQuotes: '`"' })),
  duckdb: reading(PostgreSQL),
  mysql: reading(MySQL),
  postgres: reading(PostgreSQL),
  sqlite: reading(SQLite),
};

/** Keeps the dialect's literals, names and comments, but only the keywords of queries, because others may be names. */
function reading(dialect: SQLDialect): SQLDialect {
  return SQLDialect.define({
    ...dialect.spec,
    caseInsensitiveIdentifiers: true,
    keywords: sqlKeywords.join(" ").toLowerCase(),
    types: "",
    builtin: "",
  });
}
