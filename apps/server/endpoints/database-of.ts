import { invariant } from "@askery/model";
import type { Grant } from "../policies/grant-access.ts";

/** The database of what a request names, where its access rule asks for one. */
export function databaseOf(grant: Grant): string {
  invariant(grant.kind === "member", "The access rule of this endpoint names a resource.");
  return grant.databaseId;
}
