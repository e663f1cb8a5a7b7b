import type { TableLink } from "../../knowledge/knowledge-of.ts";
import type { Store } from "../../store/open-store.ts";

/** People's decisions about the relationships of a database. */
export async function readLinks(
  { store }: { readonly store: Store },
  databaseId: string,
): Promise<readonly TableLink[]> {
  const rows = await store
    .selectFrom("tableLink")
    .select(["sides", "verdict"])
    .where("workspaceId", "=", databaseId)
    .orderBy("id")
    .execute();
  return rows.map(({ sides, verdict }) => ({
    ...(JSON.parse(sides) as Omit<TableLink, "verdict">),
    verdict,
  }));
}
