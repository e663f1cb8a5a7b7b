import type { Store } from "../../store/open-store.ts";
import { readSettings } from "./databases.ts";

/** The revision of a database's knowledge, and its time zone. */
export async function readRevision(
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
