import { forgetValues } from "../../knowledge/forget-values.ts";
import { packContents, unpackContents } from "../../asking-process/pack-contents.ts";
import type { Store } from "../../store/open-store.ts";

/** Deletes all stored values of a column, and marks its table as unread, so that the next sync reads it again. */
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
  const { catalog, values } = forgetValues(await unpackContents(row), [column]);
  const tables = catalog.tables.map(({ version, ...table }) =>
    version === undefined || table.id === column.table ? table : { ...table, version },
  );
  await store
    .updateTable("snapshot")
    .set(await packContents({ catalog: { ...catalog, tables }, values }))
    .where("workspaceId", "=", databaseId)
    .execute();
}
