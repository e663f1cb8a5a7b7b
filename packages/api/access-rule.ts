import type { Role } from "./words.ts";

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
  | ResourceRule;

type ResourceRule =
  | { readonly kind: "role"; readonly atLeast: Role; readonly of: ResourceKind; readonly inTrash?: true }
  | { readonly kind: "own"; readonly of: ResourceKind; readonly atLeast?: Role; readonly inTrash?: true };

/** Also signed-out visitors. */
export const anyone: AccessRule = { kind: "anyone" };
/** Every user, for their own data. */
export const signedIn: AccessRule = { kind: "signed-in" };
export const serverOwner: AccessRule = { kind: "server-owner" };

/** Members of the resource's database with at least this role. */
export function byRole(atLeast: Role, of: ResourceKind): ResourceRule {
  return { kind: "role", atLeast, of };
}

/** The user who created the resource, with at least this role if one is given. */
export function byMaker(of: ResourceKind, atLeast?: Role): ResourceRule {
  return { kind: "own", of, ...(atLeast !== undefined && { atLeast }) };
}

/** The same rule for a resource in the trash. */
export function inTrash(rule: ResourceRule): AccessRule {
  return { ...rule, inTrash: true };
}
