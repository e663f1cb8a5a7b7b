import { isGone } from "../server/server-sessions.ts";
import { queryCancelled } from "../stop-reasons.ts";
import { tryClientWatch } from "./allow-reading.ts";
import { ColumnTypes } from "./column-type.ts";
import type { PostgresSession } from "./postgres-session.ts";
import { readOwnTypes } from "./read-own-types.ts";

/** The facts about a server that every query needs. */
export interface ServerTraits {
  readonly types: ColumnTypes;
  /** Whether the server ends a query whose connection is lost. */
  readonly watchesClient: boolean;
  /** The operator's limit on this user's statements; infinite if none is set. */
  readonly allowedMs: number;
}

/** Queries a server right after sign-in. Gives up if it falls silent, or when `signal` aborts. */
export async function learnServer(
  session: PostgresSession,
  signal: AbortSignal | undefined,
): Promise<ServerTraits> {
  const leave = () => session.end();
  const insist = setTimeout(leave, patienceMs);
  signal?.addEventListener("abort", leave, { once: true });
  try {
    return {
      types: new ColumnTypes(await readOwnTypes(session)),
      watchesClient: await canWatchClient(session),
      allowedMs: await readAllowedTime(session),
    };
  } catch (cause) {
    throw signal?.aborted ? queryCancelled(cause) : cause;
  } finally {
    clearTimeout(insist);
    signal?.removeEventListener("abort", leave);
  }
}

async function canWatchClient(session: PostgresSession): Promise<boolean> {
  try {
    await session.read(tryClientWatch, patienceMs);
    return true;
  } catch (cause) {
    if (isGone(cause)) throw cause;
    return false;
  }
}

async function readAllowedTime(session: PostgresSession): Promise<number> {
  try {
    const [[ms] = []] = await session.read(askAllowedTime, patienceMs);
    return Number(ms) || Infinity;
  } catch (cause) {
    if (isGone(cause)) throw cause;
    return Infinity;
  }
}

/** The value before our own setting. */
const askAllowedTime = "SELECT reset_val FROM pg_catalog.pg_settings WHERE name = 'statement_timeout'";
const patienceMs = 12_000;
