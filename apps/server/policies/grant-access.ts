import { AppError, assertNever } from "@askery/model";
import type { Role } from "@askery/api";
import { hasRole, type AccessRule, type ResourceKind } from "./access-rule.ts";

/** Where a resource belongs: its database, and who made it. */
export interface Belonging {
  readonly databaseId: string;
  readonly ownerId: string | null;
}

/** What the policy must look up. Both give null for what does not exist. */
export interface AccessLookups {
  findBelonging(kind: ResourceKind, id: string): Promise<Belonging | null>;
  findRole(databaseId: string, userId: string): Promise<Role | null>;
}

/** Who calls, and what they name in the path. */
export interface AccessRequest {
  readonly userId: string | null;
  readonly params: Readonly<Record<string, string>>;
}

/** What the caller was found to be. */
export type Grant =
  | { readonly kind: "anyone" }
  | { readonly kind: "signed-in"; readonly userId: string }
  | { readonly kind: "member"; readonly userId: string; readonly databaseId: string; readonly role: Role };

/**
 * Lets a caller through, or throws.
 *
 * Somebody else's resource is not found rather than forbidden: that it exists is nobody's business.
 *
 * @throws AppError `signed-out`, `not-found`, or `forbidden` where a member's role is too low
 */
export async function grantAccess(
  rule: AccessRule,
  { userId, params }: AccessRequest,
  lookups: AccessLookups,
): Promise<Grant> {
  if (rule.kind === "anyone") return { kind: "anyone" };
  if (userId === null) throw signedOut();
  if (rule.kind === "signed-in") return { kind: "signed-in", userId };

  const belonging = await lookups.findBelonging(rule.of, params[`${rule.of}Id`] ?? "");
  const role = belonging === null ? null : await lookups.findRole(belonging.databaseId, userId);
  if (belonging === null || role === null) throw notFound(rule.of);
  const grant: Grant = { kind: "member", userId, databaseId: belonging.databaseId, role };
  switch (rule.kind) {
    case "own":
      if (belonging.ownerId !== userId) throw notFound(rule.of);
      return grant;
    case "role":
      if (!hasRole(role, rule.atLeast)) throw roleTooLow(role, rule.atLeast);
      return grant;
    default:
      return assertNever(rule);
  }
}

function signedOut(): AppError {
  return new AppError("signed-out", "You are signed out.", { fix: "Sign in and try again." });
}

function notFound(kind: ResourceKind): AppError {
  return new AppError("not-found", `There is no such ${kind} here.`, {
    fix: "It may have been deleted, or belong to somebody else. Check the address.",
  });
}

function roleTooLow(role: Role, atLeast: Role): AppError {
  return new AppError("forbidden", `A ${role} of this database can't do that.`, {
    fix: `Ask its owner to make you ${atLeast === "viewer" ? "a" : "an"} ${atLeast}.`,
  });
}
