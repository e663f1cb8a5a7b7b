import type { Role } from "@askery/api";
import { invariant } from "@askery/model";
import type { Grant } from "../policies/grant-access.ts";

/** The caller's role in the database of the resource that a request names. */
export function roleOf(grant: Grant): Role {
  invariant(grant.kind === "member", "The access rule of this endpoint names a resource.");
  return grant.role;
}

/** Whether data rules limit what the caller may read. */
export function isLimited(grant: Grant): boolean {
  return grant.kind === "member" && grant.limits !== null;
}
