import type { Selectable } from "kysely";
import type { StoreContext } from "../store/store-context.ts";
import type { JobTable } from "../store/job-tables.ts";

/** A job that is leased to a runner. */
export type ClaimedJob = Selectable<JobTable> & { readonly leaseHolder: string };

export interface Claim {
  /** The kinds of jobs that the runner supports. */
  readonly kinds: readonly string[];
  /** Identifies the runner. */
  readonly holder: string;
  readonly leaseMs: number;
  /** The jobs in progress on the runner. Their leases may have expired if the machine was asleep. */
  readonly except: readonly string[];
}

/** How many jobs to consider, so that several runners that see the same ones can each get a different one. */
const maxCandidates = 10;

/**
 * Leases the job that has been due for longest: one that waits, or one whose lease expired because its server is gone.
 * Null if nothing is due.
 *
 * The update repeats the state that was read, so that only one of several runners gets the row: PostgreSQL checks the
 * condition again after the other's update, and SQLite has a single writer.
 */
export async function claimJob({ store, now }: StoreContext, claim: Claim): Promise<ClaimedJob | null> {
  const { kinds, holder, leaseMs, except } = claim;
  const atMs = now();
  const candidates = await store
    .selectFrom("job")
    .select(["id", "state", "attempts"])
    .where("kind", "in", kinds)
    .$if(except.length > 0, (query) => query.where("id", "not in", except))
    .where((of) =>
      of.or([
        of.and([of("state", "=", "waiting"), of("runAtMs", "<=", atMs)]),
        of.and([of("state", "=", "running"), of("leaseUntilMs", "<=", atMs)]),
      ]),
    )
    .orderBy("runAtMs")
    .limit(maxCandidates)
    .execute();
  for (const { id, state, attempts } of candidates) {
    const row = await store
      .updateTable("job")
      .set({
        state: "running",
        attempts: attempts + 1,
        leaseHolder: holder,
        leaseUntilMs: atMs + leaseMs,
        startedAtMs: atMs,
        progress: null,
        ...(state === "running" && { lastError: "The server that ran it ended." }),
      })
      .where("id", "=", id)
      .where("state", "=", state)
      .where("attempts", "=", attempts)
      .$if(state === "waiting", (query) => query.where("runAtMs", "<=", atMs))
      .$if(state === "running", (query) => query.where("leaseUntilMs", "<=", atMs))
      .returningAll()
      .executeTakeFirst();
    if (row !== undefined) return { ...row, leaseHolder: holder };
  }
  return null;
}
