import { sql } from "kysely";
import type { Store } from "../store/open-store.ts";
import { rolesFrom } from "./has-role.ts";
import { isLimitedMember } from "./is-limited-member.ts";

/** The minimum role of a person who shares with a link. */
const sharingRole = "editor";

/**
 * The links that were not revoked and whose makers may share now: editors who are not suspended and whom no data rule
 * limits, because what they shared before may show more than they may read now. Expired links are among them.
 */
export function selectLinks(store: Store) {
  return store
    .selectFrom("shareLink")
    .innerJoin("workspace", "workspace.id", "shareLink.workspaceId")
    .innerJoin("membership", (join) =>
      join
        .onRef("membership.workspaceId", "=", "shareLink.workspaceId")
        .onRef("membership.userId", "=", "shareLink.makerId"),
    )
    .where("shareLink.revokedAtMs", "is", null)
    .where("workspace.deletedAtMs", "is", null)
    .where("membership.role", "in", rolesFrom(sharingRole))
    .where(sql<boolean>`not ${isLimitedMember("membership")}`)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom("suspension")
            .select("suspension.userId")
            .whereRef("suspension.userId", "=", "shareLink.makerId"),
        ),
      ),
    );
}
