import type { Database, Role } from "@askery/api";

/** Each user has at most one sample database of their own. */
export function isMySample({ kind, role }: Pick<Database, "kind" | "role">): boolean {
  return kind === "sample" && role === "owner";
}

export function canRename(role: Role): boolean {
  return role === "owner" || role === "admin";
}

export function canDelete(role: Role): boolean {
  return role === "owner";
}

/** Whether the role may change knowledge: meanings, relationships, words. */
export function canEdit(role: Role): boolean {
  return role !== "viewer";
}

/** Whether the role may change the connection. */
export function canConnect(role: Role): boolean {
  return role === "owner" || role === "admin";
}

/** Whether the tables can change: the sample's never do. */
export function canBeReread({ kind, role }: Pick<Database, "kind" | "role">): boolean {
  return kind !== "sample" && canEdit(role);
}
