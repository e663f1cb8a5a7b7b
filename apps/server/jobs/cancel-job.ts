import { AppError } from "@askery/model";
import type { StoreContext } from "../store/store-context.ts";
import { insertNextRun } from "./insert-next-run.ts";
import { operationMessages } from "../messages/operation-messages.ts";

/**
 * Cancels a job: immediately if it waits, otherwise when its runner next renews the lease. A schedule continues with
 * its next run.
 *
 * @throws AppError `not-found`; `conflict` for a job that has ended
 */
export async function cancelJob(context: StoreContext, id: string): Promise<void> {
  const isCancelled = await context.store.transaction().execute(async (store) => {
    const atMs = context.now();
    const waiting = await store
      .updateTable("job")
      .set({ state: "cancelled", finishedAtMs: atMs })
      .where("id", "=", id)
      .where("state", "=", "waiting")
      .returningAll()
      .executeTakeFirst();
    if (waiting !== undefined) {
      await insertNextRun({ ...context, store }, waiting);
      return true;
    }
    const running = await store
      .updateTable("job")
      .set({ cancelAtMs: atMs })
      .where("id", "=", id)
      .where("state", "=", "running")
      .returning("id")
      .executeTakeFirst();
    return running !== undefined;
  });
  if (!isCancelled) throw await notOpen(context, id);
}

async function notOpen({ store }: StoreContext, id: string): Promise<AppError> {
  const row = await store.selectFrom("job").select("state").where("id", "=", id).executeTakeFirst();
  if (row === undefined) return noSuchJob();
  return new AppError("conflict", operationMessages.jobNotOpen(row.state));
}

/** The error for an id without a job. */
export function noSuchJob(): AppError {
  return new AppError("not-found", operationMessages.noSuchJob);
}
