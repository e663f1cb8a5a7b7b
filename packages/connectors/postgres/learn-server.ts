import { isGone } from "../server/server-sessions.ts";
import { queryCancelled } from "../stop-reasons.ts";
import { tryClientWatch } from "./allow-reading.ts";
import { ColumnTypes } from "./column-type.ts";
import type { PostgresSession } from "./postgres-session.ts";
import { readOwnTypes } from "./read-own-types.ts";

/** What differs between servers, and every query needs to know. */
export interface ServerTraits {
  readonly types: ColumnTypes;
  /** Whether the server ends a query whose connection is lost. */
  readonly watchesClient: boolean;
  /** How long whoever runs the server lets a statement of this user take; infinite where they set nothing. */
  readonly allowedMs: number;
}

/** Asks a server that has just let us in. One that then says nothing is left; aborting leaves it at once. */
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

/** What the setting was before we set it. */
const askAllowedTime = "SELECT reset_val FROM pg_catalog.pg_settings WHERE name = 'statement_timeout'";
const patienceMs = 12_000;
