import type { Limits } from "@askery/connectors";
import type { Statement, Table } from "@askery/model";
import type { AskableDatabase } from "./connect-database.ts";

/** A table, and when and how long it was read. */
export interface RecentRun {
  readonly table: Table;
  readonly ms: number;
  readonly atMs: number;
}

/** What was run: the statement, and the limits of its result. */
export interface RunName {
  readonly statement: Statement;
  /** Default: the connector's own. */
  readonly limits?: Partial<Limits> | undefined;
}

const maxRuns = 32;
const maxCells = 100_000;
/** Of all runs of a database together. */
const maxCellsOfAll = 8 * maxCells;
/** How long a choice of a question can be picked without another run. */
const choiceAgeMs = 5 * 60_000;

const runs = new WeakMap<AskableDatabase, Map<string, RecentRun>>();

/** Remembers a result for a few minutes, so that the same statement need not run again. */
export function rememberRun(database: AskableDatabase, name: RunName, run: RecentRun): void {
  if (countCells(run) > maxCells) return;
  const recent = runs.get(database) ?? new Map<string, RecentRun>();
  runs.set(database, recent);
  recent.delete(keyOfRun(name));
  recent.set(keyOfRun(name), run);
  let cells = [...recent.values()].reduce((sum, one) => sum + countCells(one), 0);
  for (const [key, oldest] of recent) {
    if (recent.size <= maxRuns && cells <= maxCellsOfAll) return;
    recent.delete(key);
    cells -= countCells(oldest);
  }
}

function countCells({ table: { rowCount, columns } }: RecentRun): number {
  return rowCount * columns.length;
}

/** The result of a statement that was read recently; null if there is none. */
export function findRecentRun(
  database: AskableDatabase,
  name: RunName,
  { nowMs, maxAgeMs = choiceAgeMs }: { readonly nowMs: number; readonly maxAgeMs?: number },
): RecentRun | null {
  const run = runs.get(database)?.get(keyOfRun(name));
  return run !== undefined && nowMs - run.atMs < maxAgeMs ? run : null;
}

/** The same for the same text, parameters and limits. */
export function keyOfRun({ statement: { text, parameters }, limits = {} }: RunName): string {
  return JSON.stringify([
    text,
    parameters,
    limits.maxRows,
    limits.timeoutMs,
    limits.maxBytes,
    limits.maxCellBytes,
  ]);
}
