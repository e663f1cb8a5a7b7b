import type { SharedKind } from "@askery/api";
import type { StoreContext } from "../store/store-context.ts";
import { roles } from "./has-role.ts";
import { sharingRole } from "./find-link.ts";

/** Which of some things everyone with a link can open. */
export async function findPublic(
  { store, now }: StoreContext,
  { kind, ids }: { readonly kind: SharedKind; readonly ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await store
    .selectFrom("shareLink")
    .innerJoin("membership", (join) =>
      join
        .onRef("membership.workspaceId", "=", "shareLink.workspaceId")
        .onRef("membership.userId", "=", "shareLink.makerId"),
    )
    .select("targetId")
    .where("kind", "=", kind)
    .where("targetId", "in", ids)
    .where("revokedAtMs", "is", null)
    .where((of) => of.or([of("expiresAtMs", "is", null), of("expiresAtMs", ">", now())]))
    .where("membership.role", "in", roles.slice(roles.indexOf(sharingRole)))
    .execute();
  return new Set(rows.map(({ targetId }) => targetId));
}
