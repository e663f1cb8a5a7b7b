import { AppError, type AskSettings, type IsoDate } from "@askery/model";
import type { DatabaseSource } from "../children/asking/jobs.ts";
import type { AskingContext } from "./asking-context.ts";
import { readSettings } from "./databases.ts";

/** A database as it is asked. */
export interface AskedDatabase {
  readonly source: DatabaseSource;
  readonly settings: AskSettings;
  /** In the time zone of the settings. */
  readonly today: IsoDate;
}

/**
 * Where a saved database is. Waits for the sample while it is being built, and says so by `onWait`.
 *
 * @throws AppError `database-gone`
 */
export async function findSource(
  { store, sample }: Pick<AskingContext, "store" | "sample">,
  { databaseId, onWait }: { readonly databaseId: string; readonly onWait?: () => void },
): Promise<AskedDatabase> {
  const row = await store
    .selectFrom("workspace")
    .select(["kind", "settings"])
    .where("id", "=", databaseId)
    .executeTakeFirstOrThrow();
  const settings = readSettings(row.settings);
  if (row.kind === "sample") {
    if (!sample.isReady) onWait?.();
    const { path, today } = await sample.ready();
    return { source: { kind: "file", path }, settings, today };
  }
  throw new AppError("database-gone", `Databases of the kind “${row.kind}” can't be asked yet.`, {
    fix: "Ask the sample database.",
  });
}
