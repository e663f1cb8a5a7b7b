import type { AskSettings, IsoDate } from "@askery/model";
import type { Selectable } from "kysely";
import type { DatabaseSource, SavedSource } from "../../asking-process/database-source.ts";
import { currentLimits } from "../../policies/current-limits.ts";
import type { RecentRead } from "../../store/recent-reads.ts";
import type { WorkspaceTable } from "../../store/tables.ts";
import { readSettings } from "../workspaces/databases.ts";
import type { SampleShop } from "../sample/sample-shop.ts";
import type { StoreContext } from "../../store/store-context.ts";

/** The context for finding a database. */
export interface SourceContext extends StoreContext {
  readonly sample: SampleShop;
  readonly recentSources: RecentRead<SourceRow>;
}

/** A database, ready to be asked. */
export interface AskedDatabase {
  /** The source without secrets, which the asking process requests when it opens the database. */
  readonly source: DatabaseSource;
  readonly settings: AskSettings;
  /** Today's date in the time zone of the settings. */
  readonly today: IsoDate;
}

/**
 * The source of a saved database, with what its present reader may read. Waits while the sample is being built, and calls `onWait` if so.
 *
 * @throws AppError `database-gone`
 */
export async function findSource(
  context: SourceContext,
  { databaseId, onWait }: { readonly databaseId: string; readonly onWait?: () => void },
): Promise<AskedDatabase> {
  const { sample, now } = context;
  const row = await findSourceRow(context, databaseId);
  const { kind, settings, revision } = row;
  const limits = currentLimits(databaseId);
  const saved = { ...savedSource(databaseId, row), ...(limits !== null && { limits }) };
  if (kind !== "sample") return { source: saved, settings, today: dayIn(settings.timeZone, now()) };
  if (!sample.isReady) onWait?.();
  const { path, today } = await sample.ready();
  // Samples without knowledge share one source, so it is opened only once.
  return { source: revision === 0 && limits === null ? { kind: "file", path } : saved, settings, today };
}

/** The stored facts about a database that asking it depends on. */
export interface SourceRow extends Pick<Selectable<WorkspaceTable>, "kind" | "revision" | "plan"> {
  readonly settings: AskSettings;
  /** Null if no sync has read it. */
  readonly tableCount: number | null;
}

/** A saved database as asking processes know it. */
export function savedSource(
  databaseId: string,
  { revision, tableCount }: Pick<SourceRow, "revision" | "tableCount">,
): SavedSource {
  const isLarge = (tableCount ?? 0) >= manyTables;
  return { kind: "saved", databaseId, revision, ...(isLarge && { isLarge }) };
}

/** From here on, opening a database and its long questions take tenths of a second. */
const manyTables = 400;

/** The facts as they were a moment ago at the latest: see `RecentReads`. */
export function findSourceRow(context: SourceContext, databaseId: string): Promise<SourceRow> {
  return context.recentSources(databaseId, () => readRow(context, databaseId));
}

async function readRow({ store }: StoreContext, databaseId: string): Promise<SourceRow> {
  const row = await store
    .selectFrom("workspace")
    .leftJoin("snapshot", "snapshot.workspaceId", "workspace.id")
    .select([
      "workspace.kind",
      "workspace.settings",
      "workspace.revision",
      "workspace.plan",
      "snapshot.tableCount",
    ])
    .where("workspace.id", "=", databaseId)
    .executeTakeFirstOrThrow();
  return { ...row, settings: readSettings(row.settings) };
}

/** The revision of the database's knowledge; 0 if nobody has defined any. */
export function revisionOf(source: DatabaseSource): number {
  return source.kind === "saved" ? source.revision : 0;
}

/** The date in a time zone at a given time. */
export function dayIn(timeZone: string, atMs: number): IsoDate {
  const quarter = Math.floor(atMs / quarterMs);
  const last = lastDays.get(timeZone);
  if (last?.quarter === quarter) return last.day;
  let format = dayFormats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
    dayFormats.set(timeZone, format);
  }
  const day = format.format(atMs);
  lastDays.set(timeZone, { quarter, day });
  return day;
}

/** Creating a format takes longer than everything else here. There is one for each time zone. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();
/** In every time zone, days begin at a quarter of an hour of UTC, so a quarter belongs to one day. */
const quarterMs = 15 * 60_000;
/** What each time zone was asked last: formatting takes longer than the rest of finding a source. */
const lastDays = new Map<string, { readonly quarter: number; readonly day: IsoDate }>();
