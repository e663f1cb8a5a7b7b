import type { Role } from "@askery/api";

/** What belongs to a database and is named by its id in a path: `{conversationId}` is a conversation. */
export type ResourceKind = "database" | "conversation" | "turn" | "chart" | "dashboard" | "favorite";

/**
 * Who may call an endpoint.
 *
 * - `anyone`: signed out, too.
 * - `signed-in`: every person; what they get is theirs.
 * - `server-owner`: the person who made the server's first account.
 * - `role`: members of the database that the resource belongs to, from a role up. To others it does not exist.
 * - `own`: whoever made the resource, as long as they are a member of its database, from a role up where one is said.
 *
 * What is in the trash does not exist, but for an endpoint whose rule says `inTrash`: that one finds it there, too.
 * What belongs to a database in the trash does not exist for any of them.
 */
export type AccessRule =
  | { readonly kind: "anyone" }
  | { readonly kind: "signed-in" }
  | { readonly kind: "server-owner" }
  | { readonly kind: "role"; readonly atLeast: Role; readonly of: ResourceKind; readonly inTrash?: true }
  | { readonly kind: "own"; readonly of: ResourceKind; readonly atLeast?: Role; readonly inTrash?: true };

/** Least first. */
export const roles: readonly Role[] = ["viewer", "editor", "admin", "owner"];

export function hasRole(role: Role, atLeast: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(atLeast);
}
