import { notifyEditors } from "../../people/notify-editors.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { findFalls } from "./find-falls.ts";
import { selectVerified } from "./verified-rows.ts";

/** Takes the badge of verified answers of a database whose tables or definitions have changed, and notifies its editors. */
export async function settleFalls(context: StoreContext, databaseId: string): Promise<void> {
  const { store, now } = context;
  const rows = await selectVerified(store, databaseId)
    .where("fallenAtMs", "is", null)
    .where("deletedAtMs", "is", null)
    .execute();
  const falls = await findFalls(store, databaseId, rows);
  for (const row of rows) {
    const because = falls.get(row.id);
    if (because === undefined) continue;
    const { numUpdatedRows } = await store
      .updateTable("verifiedAnswer")
      .set({ fallenAtMs: now(), fallenBecause: because })
      .where("id", "=", row.id)
      .where("fallenAtMs", "is", null)
      .executeTakeFirstOrThrow();
    // Another request was faster.
    if (numUpdatedRows === 0n) continue;
    await notifyEditors(context, {
      databaseId,
      title: `“${row.question}” is no longer verified. ${because}`,
      url: `/databases/${databaseId}/answers?list=verified`,
    });
  }
}
