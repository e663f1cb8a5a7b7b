import { AppError, assertNever } from "@askery/model";
import type { AccessRule, ResourceKind, Role } from "@askery/api";
import type { OpenLink } from "./find-link.ts";
import type { DataLimits } from "./data-limits.ts";
import { hasRole } from "./has-role.ts";
import { commentMessages } from "../messages/comment-messages.ts";
import { peopleMessages } from "../messages/people-messages.ts";
import { sharingMessages } from "../messages/sharing-messages.ts";

/** A user's standing toward a resource: its database, its creator, and the user's role. */
export interface Standing {
  readonly databaseId: string;
  /** The creator of the resource; null for a database, which its members share. */
  readonly makerId: string | null;
  /** Null if the user is not a member of its database. */
  readonly role: Role | null;
  /** Whether the resource, or its conversation, was shared with the user. */
  readonly isReader: boolean;
  /** Whether the resource itself is in the trash. */
  readonly isInTrash: boolean;
  /** Whether its database is in the trash; false for a database itself. */
  readonly isDatabaseInTrash: boolean;
  /** Whether it is a conversation, or belongs to one. */
  readonly isOfConversation: boolean;
  /** The key of the limits under which its conversation was asked; null if there were none. */
  readonly limitsKey: string | null;
  /** The author of a comment; null for other kinds. */
  readonly authorId: string | null;
}

/** The lookups of the policy. */
export interface AccessLookups {
  /** Null if the resource does not exist. */
  findStanding(kind: ResourceKind, id: string, userId: string): Promise<Standing | null>;
  /** What a member below admin may read of a database; null for everything. */
  findLimits(databaseId: string, userId: string): Promise<DataLimits | null>;
  /** Whether a user created the server's first account. */
  isServerOwner(userId: string): Promise<boolean>;
  /** Null if no link with this token works. */
  findLink(token: string): Promise<OpenLink | null>;
  /** Whether a visitor with these cookies has entered the link's password, if it has one. */
  hasEntered(link: OpenLink, cookies: string | null): boolean;
}

/** The caller, and the parameters of the path. */
export interface AccessRequest {
  readonly userId: string | null;
  readonly params: Readonly<Record<string, string>>;
  /** The header of the request. */
  readonly cookies?: string | null;
}

/** The access that the caller was granted. */
export type Grant =
  | { readonly kind: "anyone" }
  | { readonly kind: "signed-in"; readonly userId: string }
  | { readonly kind: "share"; readonly link: OpenLink }
  | MemberGrant;

interface MemberGrant {
  readonly kind: "member";
  readonly userId: string;
  readonly databaseId: string;
  readonly role: Role;
  /** What the member may read of the database; null for everything. */
  readonly limits: DataLimits | null;
}

/**
 * Grants access to a caller, or throws.
 *
 * Another user's resource is reported as not found instead of forbidden, so that its existence is not revealed.
 *
 * @throws AppError `signed-out`, `not-found`, or `forbidden` if the role is too low, only the server's owner has access,
 * the user may only read, or a link's password was not entered
 */
export async function grantAccess(
  rule: AccessRule,
  request: AccessRequest,
  lookups: AccessLookups,
): Promise<Grant> {
  const { userId, params } = request;
  if (rule.kind === "anyone") return { kind: "anyone" };
  if (rule.kind === "share") return { kind: "share", link: await openLink(rule, request, lookups) };
  if (userId === null) throw signedOut();
  if (rule.kind === "signed-in") return { kind: "signed-in", userId };
  if (rule.kind === "server-owner") {
    if (!(await lookups.isServerOwner(userId))) throw notServerOwner();
    return { kind: "signed-in", userId };
  }

  const id = params[`${rule.of}Id`] ?? "";
  const standing = isUuid(id) ? await lookups.findStanding(rule.of, id, userId) : null;
  if (standing === null || isHidden(standing, rule)) throw notFound(rule.of);
  const { databaseId, role } = standing;
  if (role === null) throw notFound(rule.of);
  switch (rule.kind) {
    case "own":
      checkOwn(standing, rule, userId);
      if (rule.atLeast !== undefined && !hasRole(role, rule.atLeast)) throw roleTooLow(role, rule.atLeast);
      break;
    case "read":
      checkRead(standing, rule, userId);
      if (rule.by !== undefined) checkAuthor(standing, rule.by, { userId, role });
      break;
    case "role":
      if (!hasRole(role, rule.atLeast)) throw roleTooLow(role, rule.atLeast);
      break;
    default:
      assertNever(rule);
  }
  const limits = hasRole(role, "admin") ? null : await lookups.findLimits(databaseId, userId);
  if (limits !== null) checkLimited(standing, rule, { userId, limits });
  return { kind: "member", userId, databaseId, role, limits };
}

/** A member with limits opens only what was computed within the limits that they have now: their own conversations. */
function checkLimited(
  { makerId, isOfConversation, limitsKey }: Standing,
  { of, alsoLimited }: RuleOf<"own" | "role" | "read">,
  { userId, limits }: { readonly userId: string; readonly limits: DataLimits },
): void {
  if (alsoLimited !== true) throw new AppError("forbidden", peopleMessages.accessLimited);
  if (isOfConversation && (makerId !== userId || limitsKey !== limits.key)) throw notFound(of);
}

type RuleOf<Kind extends AccessRule["kind"]> = Extract<AccessRule, { readonly kind: Kind }>;

/** The link of the token in the path, if the rule is for it. */
async function openLink(
  { purpose, opens, isBeforePassword }: RuleOf<"share">,
  { params, cookies = null }: AccessRequest,
  lookups: AccessLookups,
): Promise<OpenLink> {
  const token = params["token"];
  const link = token === undefined ? null : await lookups.findLink(token);
  const isRight = link?.purpose === purpose && (opens === undefined || opens === link.kind);
  if (link === null || !isRight) throw new AppError("not-found", sharingMessages.noSuchLink);
  if (isBeforePassword === true || lookups.hasEntered(link, cookies)) return link;
  throw new AppError("forbidden", sharingMessages.linkLocked);
}

function checkOwn(standing: Standing, { of, orReader }: RuleOf<"own">, userId: string): void {
  if (standing.makerId === userId || (standing.isReader && orReader === true)) return;
  throw standing.isReader ? new AppError("forbidden", peopleMessages.onlyToRead(of)) : notFound(of);
}

/** All members read charts and dashboards, and some a conversation. */
function checkRead(
  { isOfConversation, makerId, isReader }: Standing,
  { of }: RuleOf<"read">,
  userId: string,
) {
  if (isOfConversation && makerId !== userId && !isReader) throw notFound(of);
}

function checkAuthor(
  { authorId }: Standing,
  by: "author" | "author-or-admin",
  { userId, role }: { readonly userId: string; readonly role: Role },
): void {
  if (authorId === userId || (by === "author-or-admin" && hasRole(role, "admin"))) return;
  throw new AppError(
    "forbidden",
    by === "author" ? commentMessages.onlyAuthor : commentMessages.onlyAuthorOrAdmin,
  );
}

/** Our ids are UUIDs. Anything else needs no query. */
function isUuid(id: string): boolean {
  return /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(id);
}

function isHidden(standing: Standing, rule: { readonly inTrash?: true }): boolean {
  return standing.isDatabaseInTrash || (standing.isInTrash && rule.inTrash !== true);
}

function signedOut(): AppError {
  return new AppError("signed-out", peopleMessages.signedOut);
}

function notFound(kind: ResourceKind): AppError {
  return new AppError("not-found", peopleMessages.noSuchThing(kind));
}

function notServerOwner(): AppError {
  return new AppError("forbidden", peopleMessages.onlyServerOwner);
}

function roleTooLow(role: Role, atLeast: Role): AppError {
  return new AppError("forbidden", peopleMessages.roleTooLow(role, atLeast));
}
