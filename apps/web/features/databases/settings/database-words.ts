import type { Database, Role } from "@askery/api";

/** What a database is, in words. */
export const kindNames: Readonly<Record<Database["kind"], string>> = {
  sample: "Sample data",
  sqlite: "SQLite",
  duckdb: "DuckDB",
  file: "Uploaded files",
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

/** Whether somebody may change what is known of a database: meanings, relationships, words. */
export function canEdit(role: Role): boolean {
  return role !== "viewer";
}

/** Whether somebody may change how a database is reached. */
export function canConnect(role: Role): boolean {
  return role === "owner" || role === "admin";
}

/** Whether a database's tables can change under it: the sample's never do. */
export function canBeReread({ kind, role }: Pick<Database, "kind" | "role">): boolean {
  return kind !== "sample" && canEdit(role);
}
