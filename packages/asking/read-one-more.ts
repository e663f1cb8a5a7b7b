import { planOneMore } from "@askery/engine";
import type { Plan, Table } from "@askery/model";
import { runAside } from "./run-aside.ts";
import type { RunContext } from "./run-interpretation.ts";

/** More rows are no ranking that anybody reads to its last place. */
const maxRanked = 1_000;

/** The rows of a ranking and the one after them: is the last place shared? Null if nothing was cut, or if it takes too long. */
export async function readOneMore(plan: Plan, table: Table, context: RunContext): Promise<Table | null> {
  const more = planOneMore(plan);
  const count = more?.limit?.count ?? 0;
  if (more === null || count > maxRanked || table.rowCount < count - 1) return null;
  return runAside(more, count, context);
}
