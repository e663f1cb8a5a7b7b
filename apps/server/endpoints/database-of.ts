import { invariant } from "@askery/model";
import type { Grant } from "../policies/grant-access.ts";

/** The database of the resource that a request names, if its access rule requires one. */
export function databaseOf(grant: Grant): string {
  invariant(grant.kind === "member", "The access rule of this endpoint names a resource.");
  return grant.databaseId;
}
