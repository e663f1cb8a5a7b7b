import type { DialectName } from "@askery/model";

/** What people call each dialect. */
export const dialectNames: Readonly<Record<DialectName, string>> = {
  duckdb: "DuckDB SQL",
  clickhouse: "ClickHouse SQL",
  mysql: "MySQL",
  postgres: "PostgreSQL",
  sqlite: "SQLite SQL",
};
