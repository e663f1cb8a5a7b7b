import type { Job, Page } from "@askery/api";
import type { Selectable } from "kysely";
import { cutPage, readCursor } from "../store/page-cursor.ts";
import type { JobTable } from "../store/job-tables.ts";
import type { StoreContext } from "../store/store-context.ts";
import { noSuchJob } from "./cancel-job.ts";

export interface JobsPage {
  readonly state?: Job["state"] | undefined;
  readonly kind?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Jobs by the time when they are or were due, latest first. */
export async function listJobs({ store }: StoreContext, page: JobsPage): Promise<Page<Job>> {
  const { state, kind, cursor, limit } = page;
  const after = readCursor(cursor);
  let query = store.selectFrom("job").selectAll();
  if (state !== undefined) query = query.where("state", "=", state);
  if (kind !== undefined) query = query.where("kind", "=", kind);
  if (after !== null) {
    query = query.where((of) =>
      of.or([
        of("runAtMs", "<", after.atMs),
        of.and([of("runAtMs", "=", after.atMs), of("id", "<", after.id)]),
      ]),
    );
  }
  const rows = await query
    .orderBy("runAtMs", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return cutPage(rows, limit, { positionOf: ({ runAtMs, id }) => ({ atMs: runAtMs, id }), show: showJob });
}

/** @throws AppError `not-found` */
export async function readJob({ store }: StoreContext, id: string): Promise<Job> {
  const row = await store.selectFrom("job").selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined) throw noSuchJob();
  return showJob(row);
}

function showJob(row: Selectable<JobTable>): Job {
  const { id, kind, state, runAtMs, attempts, maxAttempts, lastError, startedAtMs, finishedAtMs } = row;
  const { schedule: cron, timeZone, progress } = row;
  return {
    id,
    kind,
    state,
    isCancelling: state === "running" && row.cancelAtMs !== null,
    runAtMs,
    schedule: cron === null || timeZone === null ? null : { cron, timeZone },
    attempts,
    maxAttempts,
    // Written by our own `renewLease` and `settleJob`.
    progress: progress === null ? null : (JSON.parse(progress) as Job["progress"]),
    lastError,
    startedAtMs,
    finishedAtMs,
  };
}
