import type { Store } from "../../store/open-store.ts";
import { saveDatabase } from "../workspaces/save-database.ts";
import type { StoreContext } from "../../store/store-context.ts";

/** The name of the sample shop, and the initial name of each database over it. */
export const sampleName = "Marlow & Finch";

/** Adds a database over the sample shop, unless the user owns one already. Returns its id. */
export async function addSampleDatabase(
  context: StoreContext,
  { userId }: { readonly userId: string },
): Promise<string> {
  return context.store.transaction().execute(async (store) => {
    const existing = await store
      .selectFrom("member")
      .innerJoin("workspace", "workspace.id", "member.workspaceId")
      .select("workspace.id")
      .where("member.userId", "=", userId)
      .where("member.role", "=", "owner")
      .where("workspace.kind", "=", "sample")
      .where("workspace.deletedAtMs", "is", null)
      .executeTakeFirst();
    return existing?.id ?? insertSampleDatabase({ store, now: context.now }, userId);
  });
}

/** Adds a database over the sample shop that the user owns. Returns its id. */
export function insertSampleDatabase(
  context: { readonly store: Store; readonly now: () => number },
  userId: string,
): Promise<string> {
  return saveDatabase(context, { userId, name: sampleName, kind: "sample" });
}
