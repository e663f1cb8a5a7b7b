import type { Database, Role } from "@askery/api";
import { databaseKinds } from "@askery/model";

/** What a database is, in words. */
export function nameKind(kind: Database["kind"]): string {
  if (kind === "sample") return "Sample data";
  return kind === "file" ? "Uploaded files" : databaseKinds[kind].name;
}

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
