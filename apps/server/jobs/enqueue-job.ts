import { randomUUID } from "node:crypto";
import type { StoreContext } from "../store/store-context.ts";
import type { AnyJobKind, Schedule } from "./job-kind.ts";

export interface NewJob {
  readonly kind: Pick<AnyJobKind, "name" | "payload" | "maxAttempts">;
  readonly payload: unknown;
  /** Default: now. */
  readonly runAtMs?: number;
  /** If another job with the same key waits or runs, this one is not added. */
  readonly key?: string | null;
  readonly schedule?: Schedule | null;
}

/** Adds a job, in the caller's transaction if `store` is one. Returns its id; null if its key is in use. */
export async function enqueueJob(
  { store, now }: StoreContext,
  { kind, payload, runAtMs = now(), key = null, schedule = null }: NewJob,
): Promise<string | null> {
  const row = await store
    .insertInto("job")
    .values({
      id: randomUUID(),
      kind: kind.name,
      key,
      payload: JSON.stringify(kind.payload.parse(payload)),
      state: "waiting",
      runAtMs,
      schedule: schedule?.cron ?? null,
      timeZone: schedule?.timeZone ?? null,
      attempts: 0,
      maxAttempts: kind.maxAttempts ?? 3,
      leaseHolder: null,
      leaseUntilMs: null,
      cancelAtMs: null,
      progress: null,
      lastError: null,
      createdAtMs: now(),
      startedAtMs: null,
      finishedAtMs: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}
