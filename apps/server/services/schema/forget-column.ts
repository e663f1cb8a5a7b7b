import { forgetValues } from "../../knowledge/forget-values.ts";
import { packContents, unpackContents } from "../../knowledge/pack-contents.ts";
import type { Store } from "../../store/open-store.ts";

/** Forgets all values that were read of a column. */
export async function forgetColumn(
  store: Store,
  databaseId: string,
  column: { readonly table: string; readonly column: string },
): Promise<void> {
  const row = await store
    .selectFrom("snapshot")
    .select(["catalog", "samples"])
    .where("workspaceId", "=", databaseId)
    .executeTakeFirst();
  if (row === undefined) return;
  const kept = forgetValues(await unpackContents(row), [column]);
  await store
    .updateTable("snapshot")
    .set(await packContents(kept))
    .where("workspaceId", "=", databaseId)
    .execute();
}
