import type { Role } from "./words.ts";

/** A kind of resource in a database. A path names it by its id: `{conversationId}` is a conversation. */
export type ResourceKind =
  | "database"
  | "conversation"
  | "turn"
  | "chart"
  | "dashboard"
  | "favorite"
  | "folder"
  | "thread"
  | "comment";

/** The kinds of things that a share link can open. */
export type SharedKind = Extract<ResourceKind, "conversation" | "chart" | "dashboard">;

/** Where a share link opens: on its own page, or in a frame on other sites. */
export type LinkPurpose = "page" | "embed";

/**
 * Who may call an endpoint.
 *
 * - `anyone`: also signed-out visitors.
 * - `signed-in`: every user; they get their own data.
 * - `server-owner`: the user who created the server's first account.
 * - `role`: members of the database that the resource belongs to, with at least this role. For others the resource does
 *   not exist.
 * - `own`: the user who created the resource, if they are still a member of its database, with at least the given role,
 *   if any. With `orReader` also members that a conversation was shared with.
 * - `read`: members who may read the thing: of a conversation, its owner and members that it was shared with; of others,
 *   all. A thread or comment is read by those who read what it is about. With `by` only the author of the comment, or
 *   also admins.
 * - `share`: everyone who has the link of a share, with its token in the path. It opens one thing; with `opens`, only a
 *   thing of this kind. If the link has a password, it must have been entered, unless the rule has `isBeforePassword`.
 *
 * A resource in the trash does not exist, except for an endpoint whose rule has `inTrash`. A resource of a database in
 * the trash does not exist for any endpoint.
 */
export type AccessRule =
  | { readonly kind: "anyone" }
  | { readonly kind: "signed-in" }
  | { readonly kind: "server-owner" }
  | ShareRule
  | ResourceRule;

interface ShareRule {
  readonly kind: "share";
  readonly purpose: LinkPurpose;
  readonly opens?: SharedKind;
  readonly isBeforePassword?: true;
}

type ReadKind = Exclude<ResourceKind, "database" | "favorite" | "folder">;

type ResourceRule = (
  | { readonly kind: "role"; readonly atLeast: Role; readonly of: ResourceKind; readonly inTrash?: true }
  | {
      readonly kind: "own";
      readonly of: ResourceKind;
      readonly atLeast?: Role;
      readonly inTrash?: true;
      readonly orReader?: true;
    }
  | {
      readonly kind: "read";
      readonly of: ReadKind;
      readonly by?: "author" | "author-or-admin";
      readonly inTrash?: true;
    }
) & {
  /** Members whose access to the data is limited by rules may call it, too. By default they may call nothing. */
  readonly alsoLimited?: true;
};

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

/** The user who created the conversation or turn, and members that the conversation was shared with. */
export function byReader(of: "conversation" | "turn"): ResourceRule {
  return { kind: "own", of, orReader: true };
}

/** Members who may read the thing, or what the thread or comment is about. Of a comment perhaps only its author. */
export function byReading(of: ReadKind, by?: "author" | "author-or-admin"): ResourceRule {
  return { kind: "read", of, ...(by !== undefined && { by }) };
}

/**
 * The same rule, also for members whose access to the data is limited: the endpoint shows nothing of the data, or only
 * what their rules permit.
 */
export function alsoLimited(rule: ResourceRule): ResourceRule {
  return { ...rule, alsoLimited: true };
}

/** Everyone with a link to a page, after its password. */
export function byLink(opens?: SharedKind): AccessRule {
  return { kind: "share", purpose: "page", ...(opens !== undefined && { opens }) };
}

/** Everyone with a link to a page, whether or not they entered its password. */
export const byLockedLink: AccessRule = { kind: "share", purpose: "page", isBeforePassword: true };
/** Every site that shows an embed. */
export const byEmbed: AccessRule = { kind: "share", purpose: "embed" };

/** The same rule for a resource in the trash. */
export function inTrash(rule: ResourceRule): AccessRule {
  return { ...rule, inTrash: true };
}
