import { queryCancelled, readTable, type Limits } from "@askery/connectors";
import type { Statement } from "@askery/model";
import { SharedWork } from "@askery/process";
import { elapsed, type Clock } from "./clock.ts";
import type { AskableDatabase } from "./connect-database.ts";
import { findRecentRun, keyOfRun, rememberRun, type RecentRun } from "./recent-runs.ts";
import { runGuarded } from "./run-guarded.ts";

export interface SharedRequest {
  readonly database: AskableDatabase;
  readonly limits?: Partial<Limits> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** How old a table may be that was read for another caller. Default: none, but callers at the same time share one. */
  readonly maxAgeMs?: number | undefined;
  readonly now: Clock;
}

const running = new WeakMap<AskableDatabase, SharedWork<RecentRun>>();

/**
 * The table of a statement, which is read once for all callers that want it at the same time, and for later ones that
 * take a table of some age. Only callers with the same rights share, because an `AskableDatabase` has the limits of one
 * set of data rules.
 *
 * @throws AppError as `runGuarded`, `query-cancelled` if the signal is aborted
 */
export async function readShared(statement: Statement, request: SharedRequest): Promise<RecentRun> {
  const { database, limits, signal, maxAgeMs = 0, now } = request;
  const name = { statement, limits };
  const recent = findRecentRun(database, name, { nowMs: now(), maxAgeMs });
  if (recent !== null) return recent;
  const shared = running.get(database) ?? new SharedWork<RecentRun>();
  running.set(database, shared);
  const read = async (ofAll: AbortSignal): Promise<RecentRun> => {
    const atMs = now();
    const options = { signal: ofAll, ...(limits && { limits }) };
    const table = await readTable(await runGuarded(database.connector, statement, options));
    const run = { table, ms: elapsed(now, atMs), atMs };
    rememberRun(database, name, run);
    return run;
  };
  try {
    return await shared.share(keyOfRun(name), read, signal);
  } catch (cause) {
    throw signal?.aborted === true ? queryCancelled(cause) : cause;
  }
}
