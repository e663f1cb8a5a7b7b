import { AppError } from "@askery/model";
import type { StoreContext } from "../store/store-context.ts";
import { readJob } from "./read-jobs.ts";
import { operationMessages } from "../messages/operation-messages.ts";

/**
 * Runs a job as soon as possible: one that waits, or one that failed or was cancelled, with all its attempts again. If
 * the next run of the same job is already waiting, that run is moved forward instead. Returns the id of the run.
 *
 * @throws AppError `not-found`; `conflict` for a job that is running or done
 */
export async function runJobNow(context: StoreContext, id: string): Promise<string> {
  const { store, now } = context;
  const atMs = now();
  const row = await store.selectFrom("job").select(["key", "state"]).where("id", "=", id).executeTakeFirst();
  if (row?.state === "failed" || row?.state === "cancelled") {
    const next = row.key === null ? undefined : await findOpen(context, row.key);
    if (next !== undefined) return runJobNow(context, next);
    await store
      .updateTable("job")
      .set({ state: "waiting", runAtMs: atMs, attempts: 0, cancelAtMs: null, finishedAtMs: null })
      .where("id", "=", id)
      .where("state", "=", row.state)
      .execute();
    return id;
  }
  const waiting = await store
    .updateTable("job")
    .set({ runAtMs: atMs })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .returning("id")
    .executeTakeFirst();
  if (waiting !== undefined) return id;
  const { state } = await readJob(context, id);
  throw new AppError("conflict", operationMessages.jobNotOpen(state));
}

async function findOpen({ store }: StoreContext, key: string): Promise<string | undefined> {
  const row = await store
    .selectFrom("job")
    .select("id")
    .where("key", "=", key)
    .where("state", "in", ["waiting", "running"])
    .executeTakeFirst();
  return row?.id;
}
