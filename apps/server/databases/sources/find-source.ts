import type { AskSettings, IsoDate } from "@askery/model";
import type { Selectable } from "kysely";
import type { DatabaseSource } from "../../asking-process/database-source.ts";
import type { RecentRead } from "../../store/recent-reads.ts";
import type { WorkspaceTable } from "../../store/tables.ts";
import { readSettings } from "../workspaces/databases.ts";
import type { SampleShop } from "../sample/sample-shop.ts";
import type { StoreContext } from "../../store/store-context.ts";

/** What finding a database takes. */
export interface SourceContext extends StoreContext {
  readonly sample: SampleShop;
  readonly recentSources: RecentRead<SourceRow>;
}

/** A database in the form in which it is asked. */
export interface AskedDatabase {
  /** The asking process requests the parts that need secrets when it opens them. */
  readonly source: DatabaseSource;
  readonly settings: AskSettings;
  /** In the time zone of the settings. */
  readonly today: IsoDate;
}

/**
 * The source of a saved database. Waits for the sample while it is built, and reports that with `onWait`.
 *
 * @throws AppError `database-gone`
 */
export async function findSource(
  context: SourceContext,
  { databaseId, onWait }: { readonly databaseId: string; readonly onWait?: () => void },
): Promise<AskedDatabase> {
  const { sample, now } = context;
  const row = await context.recentSources(databaseId, () => readRow(context, databaseId));
  const { kind, settings, revision } = row;
  const saved = { kind: "saved", databaseId, revision } as const;
  if (kind !== "sample") return { source: saved, settings, today: dayIn(settings.timeZone, now()) };
  if (!sample.isReady) onWait?.();
  const { path, today } = await sample.ready();
  // A sample that nobody has taught anything is the same for all, and open once.
  return { source: revision === 0 ? { kind: "file", path } : saved, settings, today };
}

/** The stored facts about a database that answers depend on. */
export interface SourceRow {
  readonly kind: Selectable<WorkspaceTable>["kind"];
  readonly settings: AskSettings;
  readonly revision: number;
}

async function readRow({ store }: StoreContext, databaseId: string): Promise<SourceRow> {
  const row = await store
    .selectFrom("workspace")
    .select(["kind", "settings", "revision"])
    .where("id", "=", databaseId)
    .executeTakeFirstOrThrow();
  return { ...row, settings: readSettings(row.settings) };
}

/** Of the database's knowledge; 0 where nobody taught it anything. */
export function revisionOf(source: DatabaseSource): number {
  return source.kind === "saved" ? source.revision : 0;
}

/** The date in a time zone at a moment. */
export function dayIn(timeZone: string, atMs: number): IsoDate {
  let format = dayFormats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
    dayFormats.set(timeZone, format);
  }
  return format.format(atMs);
}

/** Making one takes longer than all else here; there are as many as time zones. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();
