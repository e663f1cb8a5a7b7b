import type { SharedKind } from "@askery/api";
import type { StoreContext } from "../store/store-context.ts";
import { selectLinks } from "./select-links.ts";

/** Which of some things everyone with a link can open. */
export async function findPublic(
  { store, now }: StoreContext,
  { kind, ids }: { readonly kind: SharedKind; readonly ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await selectLinks(store)
    .select("shareLink.targetId")
    .where("shareLink.kind", "=", kind)
    .where("shareLink.targetId", "in", ids)
    .where((of) => of.or([of("shareLink.expiresAtMs", "is", null), of("shareLink.expiresAtMs", ">", now())]))
    .execute();
  return new Set(rows.map(({ targetId }) => targetId));
}
