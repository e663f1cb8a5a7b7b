import { readSettings } from "../../databases/workspaces/databases.ts";
import type { Store } from "../../store/open-store.ts";

/** The revision and the time zone of the database of a test. */
export async function readDatabase(
  store: Store,
  databaseId: string,
): Promise<{ readonly revision: number; readonly timeZone: string }> {
  const { revision, settings } = await store
    .selectFrom("workspace")
    .select(["revision", "settings"])
    .where("id", "=", databaseId)
    .executeTakeFirstOrThrow();
  return { revision, timeZone: readSettings(settings).timeZone };
}
