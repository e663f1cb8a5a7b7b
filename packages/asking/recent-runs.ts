import type { Statement, Table } from "@askery/model";
import type { AskableDatabase } from "./connect-database.ts";

/** A table, and when and how long it was read. */
export interface RecentRun {
  readonly table: Table;
  readonly ms: number;
  readonly atMs: number;
}

const maxRuns = 8;
const maxCells = 100_000;
const maxAgeMs = 5 * 60_000;

const runs = new WeakMap<AskableDatabase, Map<string, RecentRun>>();

/** Remembers the result of a choice for a few minutes, so that picking it answers without another run. */
export function rememberRun(database: AskableDatabase, statement: Statement, run: RecentRun): void {
  const { rowCount, columns } = run.table;
  if (rowCount * columns.length > maxCells) return;
  const recent = runs.get(database) ?? new Map<string, RecentRun>();
  runs.set(database, recent);
  recent.delete(keyOf(statement));
  recent.set(keyOf(statement), run);
  const [oldest] = recent.keys();
  if (recent.size > maxRuns && oldest !== undefined) recent.delete(oldest);
}

/** The result of a statement that was run for a choice in the last five minutes; null if there is none. */
export function findRecentRun(
  database: AskableDatabase,
  statement: Statement,
  nowMs: number,
): RecentRun | null {
  const run = runs.get(database)?.get(keyOf(statement));
  return run !== undefined && nowMs - run.atMs < maxAgeMs ? run : null;
}

function keyOf({ text, parameters }: Statement): string {
  return JSON.stringify([text, parameters]);
}
