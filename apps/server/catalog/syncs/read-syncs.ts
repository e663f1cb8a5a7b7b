import type {
  AffectedChart,
  Failure,
  Page,
  SchemaChange,
  Sync,
  SyncSchedule,
  SyncStatus,
  WithheldColumn,
} from "@askery/api";
import { AppError } from "@askery/model";
import type { Selectable } from "kysely";
import type { SyncTable } from "../../store/database-tables.ts";
import { findPeople, showPerson } from "../../people/find-people.ts";
import { cutPage, readCursor } from "../../store/page-cursor.ts";
import type { StoreContext } from "../../store/store-context.ts";
import type { RunningSyncs } from "./running-syncs.ts";
import { catalogMessages } from "../../messages/catalog-messages.ts";

interface ReadContext extends StoreContext {
  readonly syncs: RunningSyncs;
}

export async function readSync(context: ReadContext, id: string): Promise<Sync> {
  const row = await context.store
    .selectFrom("sync")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return (await showSyncs(context, [row]))[0] ?? missing();
}

/** One sync of a database. @throws AppError `not-found` */
export async function getSync(
  context: ReadContext,
  { databaseId, syncId }: { readonly databaseId: string; readonly syncId: string },
): Promise<Sync> {
  const row = await context.store
    .selectFrom("sync")
    .selectAll()
    .where("id", "=", syncId)
    .where("workspaceId", "=", databaseId)
    .executeTakeFirst();
  return row === undefined ? missing() : readSync(context, row.id);
}

/** The syncs of a database, latest first. */
export async function listSyncs(
  context: ReadContext,
  {
    databaseId,
    cursor,
    limit,
  }: { readonly databaseId: string; readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<Sync>> {
  const after = readCursor(cursor);
  const rows = await context.store
    .selectFrom("sync")
    .selectAll()
    .where("workspaceId", "=", databaseId)
    .$if(after !== null, (query) =>
      query.where((of) =>
        of(of.refTuple("startedAtMs", "id"), "<", of.tuple(after?.atMs ?? 0, after?.id ?? "")),
      ),
    )
    .orderBy("startedAtMs", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const { nextCursor, items } = cutPage(rows, limit, {
    positionOf: ({ startedAtMs, id }) => ({ atMs: startedAtMs, id }),
    show: (row) => row,
  });
  return { items: await showSyncs(context, items), nextCursor };
}

const periodsMs: Readonly<Record<SyncSchedule, number | null>> = {
  off: null,
  hourly: 60 * 60 * 1000,
  daily: 24 * 60 * 60 * 1000,
};

/**
 * When a database with a schedule is due next: one period after the start of the last sync. Null if it is never due.
 */
export function nextSyncAtMs(schedule: SyncSchedule, lastStartedAtMs: number | null): number | null {
  const period = periodsMs[schedule];
  return period === null ? null : (lastStartedAtMs ?? 0) + period;
}

export async function getSyncStatus(
  { store, syncs, now }: ReadContext,
  { databaseId }: { readonly databaseId: string },
): Promise<SyncStatus> {
  const { schedule, readAtMs, tableCount } = await store
    .selectFrom("workspace")
    .leftJoin("snapshot", "snapshot.workspaceId", "workspace.id")
    .select(["workspace.syncSchedule as schedule", "snapshot.readAtMs", "snapshot.tableCount"])
    .where("workspace.id", "=", databaseId)
    .executeTakeFirstOrThrow();
  const last = await store
    .selectFrom("sync")
    .select((of) => of.fn.max("startedAtMs").as("atMs"))
    .where("workspaceId", "=", databaseId)
    .executeTakeFirst();
  const next = nextSyncAtMs(schedule, last?.atMs ?? null);
  return {
    schedule,
    nextAtMs: next === null ? null : Math.max(next, now()),
    readAtMs,
    tableCount,
    runningId: syncs.idOf(databaseId),
  };
}

export async function setSyncSchedule(
  context: ReadContext,
  { databaseId, schedule }: { readonly databaseId: string; readonly schedule: SyncSchedule },
): Promise<SyncStatus> {
  await context.store
    .updateTable("workspace")
    .set({ syncSchedule: schedule })
    .where("id", "=", databaseId)
    .execute();
  return getSyncStatus(context, { databaseId });
}

/** Syncs stored before dashboards were recorded have none. */
type SavedChart = Omit<AffectedChart, "dashboards"> & Partial<Pick<AffectedChart, "dashboards">>;

async function showSyncs(
  context: ReadContext,
  rows: readonly Selectable<SyncTable>[],
): Promise<readonly Sync[]> {
  const people = await findPeople(
    context,
    rows.flatMap(({ startedById }) => startedById ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    startedAtMs: row.startedAtMs,
    finishedAtMs: row.finishedAtMs,
    startedBy: row.startedById === null ? null : showPerson(people, row.startedById),
    progress: row.state === "running" ? context.syncs.progressOf(row.id) : null,
    tableCount: row.tableCount,
    changes: JSON.parse(row.changes) as readonly SchemaChange[],
    withheld: (JSON.parse(row.withheld) as readonly WithheldColumn[]).map(({ table, column, reason }) => ({
      table,
      column,
      reason,
    })),
    affectedCharts: (JSON.parse(row.affected) as readonly SavedChart[]).map((chart) => ({
      ...chart,
      dashboards: chart.dashboards ?? [],
    })),
    failure: row.failure === null ? null : (JSON.parse(row.failure) as Failure),
  }));
}

function missing(): never {
  throw new AppError("not-found", catalogMessages.noSuchSync);
}
