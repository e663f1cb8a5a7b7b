import type { DialectName } from "@askery/model";

/** What people call each dialect. */
export const dialectNames: Readonly<Record<DialectName, string>> = {
  duckdb: "DuckDB SQL",
  postgres: "PostgreSQL",
  sqlite: "SQLite SQL",
};
