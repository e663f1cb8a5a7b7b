import { AppError, type Plan, type Table } from "@askery/model";
import { readShared } from "./read-shared.ts";
import { printPlan, type RunContext } from "./run-interpretation.ts";

const timeoutMs = 500;

/**
 * Runs a plan that a warning beside an answer needs, for at most half a second; null if it fails or takes longer.
 *
 * @throws AppError `query-cancelled` if the question was stopped
 */
export async function runAside(plan: Plan, maxRows: number, context: RunContext): Promise<Table | null> {
  try {
    const statement = printPlan(plan, context);
    return (await readShared(statement, { ...context, limits: { maxRows, timeoutMs } })).table;
  } catch (cause) {
    if (cause instanceof AppError && cause.code !== "query-cancelled") return null;
    throw cause;
  }
}
