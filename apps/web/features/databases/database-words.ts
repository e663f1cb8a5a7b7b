import type { Database, Role } from "@askery/api";

/** What a database is, in words. */
export const kindNames: Readonly<Record<Database["kind"], string>> = {
  sample: "Sample data",
  sqlite: "SQLite",
  duckdb: "DuckDB",
  file: "Uploaded file",
  postgres: "PostgreSQL",
  mysql: "MySQL",
  clickhouse: "ClickHouse",
};

/** Each person has at most one database of their own over the sample shop. */
export function isMySample({ kind, role }: Pick<Database, "kind" | "role">): boolean {
  return kind === "sample" && role === "owner";
}

export function canRename(role: Role): boolean {
  return role === "owner" || role === "admin";
}

export function canDelete(role: Role): boolean {
  return role === "owner";
}
