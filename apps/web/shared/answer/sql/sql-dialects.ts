import { MySQL, PostgreSQL, SQLDialect, SQLite } from "@codemirror/lang-sql";
import type { DialectName } from "@askery/model";
import { sqlKeywords } from "./sql-keywords.data.ts";

/** DuckDB reads names, texts and operators as PostgreSQL does; ClickHouse names as either and texts with backslashes. */
export const sqlDialects: Readonly<Record<DialectName, SQLDialect>> = {
  clickhouse: reading(SQLDialect.define({ backslashEscapes: true, identifierQuotes: '`"' })),
  duckdb: reading(PostgreSQL),
  mysql: reading(MySQL),
  postgres: reading(PostgreSQL),
  sqlite: reading(SQLite),
};

/** Each dialect's own texts, names and comments; of its words only those of a read, for others are used as names. */
function reading(dialect: SQLDialect): SQLDialect {
  return SQLDialect.define({
    ...dialect.spec,
    caseInsensitiveIdentifiers: true,
    keywords: sqlKeywords.join(" ").toLowerCase(),
    types: "",
    builtin: "",
  });
}
