import type { Role } from "@askery/api";

/** A kind of resource in a database. A path names it by its id: `{conversationId}` is a conversation. */
export type ResourceKind = "database" | "conversation" | "turn" | "chart" | "dashboard" | "favorite";

/**
 * Who may call an endpoint.
 *
 * - `anyone`: also signed-out visitors.
 * - `signed-in`: every user; they get their own data.
 * - `server-owner`: the user who created the server's first account.
 * - `role`: members of the database that the resource belongs to, with at least this role. For others the resource does
 *   not exist.
 * - `own`: the user who created the resource, if they are still a member of its database, with at least the given role,
 *   if any.
 *
 * A resource in the trash does not exist, except for an endpoint whose rule has `inTrash`. A resource of a database in
 * the trash does not exist for any endpoint.
 */
export type AccessRule =
  | { readonly kind: "anyone" }
  | { readonly kind: "signed-in" }
  | { readonly kind: "server-owner" }
  | { readonly kind: "role"; readonly atLeast: Role; readonly of: ResourceKind; readonly inTrash?: true }
  | { readonly kind: "own"; readonly of: ResourceKind; readonly atLeast?: Role; readonly inTrash?: true };

/** Lowest first. */
export const roles: readonly Role[] = ["viewer", "editor", "admin", "owner"];

export function hasRole(role: Role, atLeast: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(atLeast);
}
