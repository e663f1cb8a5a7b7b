import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Store } from "./open-store.ts";

/** Tries are counted for this long after the first. */
export const tryPeriodMs = 15 * 60_000;

export interface TryContext {
  readonly store: Store;
  readonly secret: string;
  readonly now: () => number;
}

/** What is tried at, such as a link or an account, and by whom. */
export interface Tries {
  readonly subject: string;
  /** The address of the caller; null counts all callers together. */
  readonly address: string | null;
}

/**
 * Counts a try at a secret, before it is checked, so that tries at the same time count too. Returns how long to wait, in
 * milliseconds; 0 if the secret may be checked.
 *
 * The counts are in the store, for all servers. Old ones go when others begin.
 */
export async function countTry(context: TryContext, tries: Tries, max: number): Promise<number> {
  const { store, now } = context;
  const nowMs = now();
  const since = nowMs - tryPeriodMs;
  const isOver = sql<boolean>`try_count.started_at_ms <= ${since}`;
  const { count, startedAtMs } = await store
    .insertInto("tryCount")
    .values({ ...keyOf(context, tries), count: 1, startedAtMs: nowMs })
    .onConflict((conflict) =>
      conflict.columns(["subject", "caller"]).doUpdateSet({
        count: sql`case when ${isOver} then 1 else try_count.count + 1 end`,
        startedAtMs: sql`case when ${isOver} then ${nowMs} else try_count.started_at_ms end`,
      }),
    )
    .returning(["count", "startedAtMs"])
    .executeTakeFirstOrThrow();
  if (count === 1) await store.deleteFrom("tryCount").where("startedAtMs", "<=", since).execute();
  return count <= max ? 0 : Math.max(1, startedAtMs + tryPeriodMs - nowMs);
}

/** Forgets the tries of a caller who knew the secret; of all callers together, one try. */
export async function forgetTries(context: TryContext, tries: Tries): Promise<void> {
  const { subject, caller } = keyOf(context, tries);
  const { store } = context;
  if (tries.address === null) {
    await store
      .updateTable("tryCount")
      .set({ count: sql`count - 1` })
      .where("subject", "=", subject)
      .where("caller", "=", caller)
      .execute();
    return;
  }
  await store.deleteFrom("tryCount").where("subject", "=", subject).where("caller", "=", caller).execute();
}

/** Keyed hashes, because addresses and accounts are personal data. */
function keyOf(
  { secret }: TryContext,
  { subject, address }: Tries,
): { readonly subject: string; readonly caller: string } {
  const hash = (text: string): string =>
    createHmac("sha256", secret)
      .update(JSON.stringify(["try", text]))
      .digest("hex");
  return { subject: hash(subject), caller: address === null ? "" : hash(address) };
}
