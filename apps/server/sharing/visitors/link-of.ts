import { invariant } from "@askery/model";
import type { RequestContext } from "../../endpoints/serve.ts";
import type { OpenLink } from "../../policies/find-link.ts";

/** The link with which a visitor was let in. */
export function linkOf(grant: RequestContext["grant"]): OpenLink {
  invariant(grant.kind === "share", "The access rule of this endpoint is for links.");
  return grant.link;
}
