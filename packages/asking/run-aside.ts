import { readTable } from "@askery/connectors";
import { AppError, type Plan, type Table } from "@askery/model";
import { runGuarded } from "./run-guarded.ts";
import { printPlan, type RunContext } from "./run-interpretation.ts";

const timeoutMs = 500;

/**
 * Runs a plan that a warning beside an answer needs, for at most half a second; null if it fails or takes longer.
 *
 * @throws AppError `query-cancelled` if the question was stopped
 */
export async function runAside(plan: Plan, maxRows: number, context: RunContext): Promise<Table | null> {
  const { database, signal } = context;
  try {
    const options = { limits: { maxRows, timeoutMs }, ...(signal && { signal }) };
    return await readTable(await runGuarded(database.connector, printPlan(plan, context), options));
  } catch (cause) {
    if (cause instanceof AppError && cause.code !== "query-cancelled") return null;
    throw cause;
  }
}
