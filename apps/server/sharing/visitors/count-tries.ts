import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { RequestError } from "../../http/request-error.ts";
import { sharingMessages } from "../../messages/sharing-messages.ts";
import type { SharingContext } from "../links/sharing-context.ts";

const minuteMs = 60_000;
/** Tries are counted for this long after the first. */
export const tryPeriodMs = 15 * minuteMs;
/** How many wrong passwords a link takes from one address, and from all together. */
export const maxTries = { one: 5, all: 50 } as const;

interface Try {
  readonly linkId: string;
  /** The address of the caller. */
  readonly address: string;
}

/**
 * Counts a try to enter a password, before it is checked, so that tries at the same time count too.
 *
 * The counts are in the store, for all servers.
 *
 * @throws RequestError `too-many-requests`
 */
export async function countTry(context: SharingContext, { linkId, address }: Try): Promise<void> {
  await countOne(context, { linkId, caller: callerOf(context, { linkId, address }), max: maxTries.one });
  await countOne(context, { linkId, caller: everyone, max: maxTries.all });
}

/** Forgets the tries of a caller who knew the password. */
export async function forgetTries(context: SharingContext, one: Try): Promise<void> {
  const { store } = context;
  const { linkId } = one;
  await store
    .deleteFrom("passwordTry")
    .where("linkId", "=", linkId)
    .where("caller", "=", callerOf(context, one))
    .execute();
  await store
    .updateTable("passwordTry")
    .set({ count: sql`count - 1` })
    .where("linkId", "=", linkId)
    .where("caller", "=", everyone)
    .execute();
}

const everyone = "";

interface Counted {
  readonly linkId: string;
  readonly caller: string;
  readonly max: number;
}

async function countOne({ store, now }: SharingContext, { linkId, caller, max }: Counted): Promise<void> {
  const nowMs = now();
  const since = nowMs - tryPeriodMs;
  const isOver = sql<boolean>`password_try.started_at_ms <= ${since}`;
  const { count, startedAtMs } = await store
    .insertInto("passwordTry")
    .values({ linkId, caller, count: 1, startedAtMs: nowMs })
    .onConflict((conflict) =>
      conflict.columns(["linkId", "caller"]).doUpdateSet({
        count: sql`case when ${isOver} then 1 else password_try.count + 1 end`,
        startedAtMs: sql`case when ${isOver} then ${nowMs} else password_try.started_at_ms end`,
      }),
    )
    .returning(["count", "startedAtMs"])
    .executeTakeFirstOrThrow();
  if (count <= max) return;
  const waitMs = Math.max(1, startedAtMs + tryPeriodMs - nowMs);
  throw new RequestError("too-many-requests", sharingMessages.tooManyTries(Math.ceil(waitMs / minuteMs)), {
    headers: { "retry-after": String(Math.ceil(waitMs / 1_000)) },
  });
}

/** A keyed hash, because addresses are personal data. */
function callerOf({ secret }: SharingContext, { linkId, address }: Try): string {
  return createHmac("sha256", secret)
    .update(JSON.stringify(["password try", linkId, address]))
    .digest("hex");
}
