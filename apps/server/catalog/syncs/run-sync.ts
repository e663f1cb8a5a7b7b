import type { Failure } from "@askery/api";
import { AppError } from "@askery/model";
import { findTarget } from "../../databases/sources/find-target.ts";
import { readKnowledge } from "../snapshot/read-knowledge.ts";
import { findAffectedCharts } from "./find-affected-charts.ts";
import { markStaleCharts } from "./mark-stale-charts.ts";
import { notifyAffected } from "./notify-affected.ts";
import { openAhead } from "./open-ahead.ts";
import type { SyncControl } from "./running-syncs.ts";
import type { SyncContext } from "./sync-context.ts";
import { requestMessages } from "../../messages/request-messages.ts";

export interface SyncToRun {
  readonly id: string;
  readonly databaseId: string;
  /** True if a person started it; false if the schedule did. */
  readonly isAsked: boolean;
}

/**
 * Reads a database's tables and saves the result, or the reason why it failed. The earlier catalog stays in use until
 * then. Never rejects.
 */
export async function runSync(context: SyncContext, sync: SyncToRun, control: SyncControl): Promise<void> {
  try {
    await readAndSave(context, sync, control);
    if (sync.isAsked) await openAhead(context, { ...sync, signal: control.signal });
  } catch (cause) {
    const isStopped =
      control.signal.aborted || (cause instanceof AppError && cause.code === "query-cancelled");
    await saveEnd(context, sync, isStopped ? null : explainFailure(context, cause)).catch((error: unknown) =>
      context.log.error({ err: error }, "a sync's end was not saved"),
    );
  }
}

async function readAndSave(
  context: SyncContext,
  { id, databaseId, isAsked }: SyncToRun,
  { signal, report }: SyncControl,
): Promise<void> {
  const { target, source } = await findTarget(context, databaseId);
  const { annotations } = await readKnowledge(context, databaseId);
  const before = await context.store
    .selectFrom("snapshot")
    .select(["catalog", "samples", "source"])
    .where("workspaceId", "=", databaseId)
    .executeTakeFirst();
  const read = await context.asking.run(
    "sync",
    {
      target,
      before: before === undefined ? null : { catalog: before.catalog, samples: before.samples },
      isSameTarget: before?.source === source,
      isAsked,
      knowledge: { annotations },
    },
    { signal, onProgress: report },
  );
  const affected = await findAffectedCharts(context, databaseId, read.changes);
  const { catalog, samples, tableCount } = read;
  const secrets = JSON.stringify(read.secrets);
  const readAtMs = context.now();
  await context.store.transaction().execute(async (store) => {
    await store
      .insertInto("snapshot")
      .values({ workspaceId: databaseId, source, catalog, samples, secrets, tableCount, readAtMs })
      .onConflict((conflict) =>
        conflict
          .column("workspaceId")
          .doUpdateSet({ source, catalog, samples, secrets, tableCount, readAtMs }),
      )
      .execute();
    await markStaleCharts(store, affected);
    await store
      .updateTable("workspace")
      .set((of) => ({ revision: of("revision", "+", 1) }))
      .where("id", "=", databaseId)
      .execute();
    await store
      .updateTable("sync")
      .set({
        state: "done",
        tableCount,
        changes: JSON.stringify(read.changes.slice(0, maxChanges)),
        withheld: JSON.stringify(read.withheld.slice(0, maxChanges)),
        affected: JSON.stringify(affected),
        finishedAtMs: readAtMs,
      })
      .where("id", "=", id)
      .execute();
    await notifyAffected({ ...context, store }, { id, databaseId, affected });
  });
}

/** The maximum number of stored changes per sync. */
const maxChanges = 500;

/** Saves the end of a sync. A null failure means that a person stopped it. */
async function saveEnd(
  { store, now }: SyncContext,
  { id }: SyncToRun,
  failure: Failure | null,
): Promise<void> {
  await store
    .updateTable("sync")
    .set({
      state: failure === null ? "stopped" : "failed",
      failure: failure === null ? null : JSON.stringify(failure),
      finishedAtMs: now(),
    })
    .where("id", "=", id)
    .execute();
}

function explainFailure({ log }: SyncContext, cause: unknown): Failure {
  if (cause instanceof AppError) return { code: cause.code, message: cause.message, fix: cause.fix };
  log.error({ err: cause }, "a sync failed");
  return { code: "internal", ...requestMessages.internal };
}
