import type { SavedKind } from "./list-saved.ts";
import type { StoreContext } from "../../store/store-context.ts";

export interface StarRequest {
  readonly kind: SavedKind;
  readonly targetId: string;
  readonly userId: string;
}

/** Stars a chart or dashboard for a user. Repeating it has no effect. */
export async function addStar(
  { store, now }: StoreContext,
  { kind, targetId, userId }: StarRequest,
): Promise<void> {
  await store
    .insertInto("star")
    .values({ userId, kind, targetId, createdAtMs: now() })
    .onConflict((conflict) => conflict.columns(["userId", "kind", "targetId"]).doNothing())
    .execute();
}

export async function removeStar(
  { store }: StoreContext,
  { kind, targetId, userId }: StarRequest,
): Promise<void> {
  await store
    .deleteFrom("star")
    .where("userId", "=", userId)
    .where("kind", "=", kind)
    .where("targetId", "=", targetId)
    .execute();
}

/** The ids that the user has starred, out of those given. */
export async function findStars(
  { store }: Pick<StoreContext, "store">,
  {
    kind,
    ids,
    userId,
  }: { readonly kind: SavedKind; readonly ids: readonly string[]; readonly userId: string },
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await store
    .selectFrom("star")
    .select("targetId")
    .where("userId", "=", userId)
    .where("kind", "=", kind)
    .where("targetId", "in", ids)
    .execute();
  return new Set(rows.map(({ targetId }) => targetId));
}
