import { describeOutputs, summarizeResult } from "@askery/engine";
import { readTable } from "@askery/connectors";
import { AppError } from "@askery/model";
import type { AskRequest } from "./ask-database.ts";
import { elapsed } from "./clock.ts";
import { inSlices } from "./in-slices.ts";
import { guardPlan } from "./guard-plan.ts";
import { pickPlan } from "./lessons/pick-plan.ts";
import { rememberRun } from "./recent-runs.ts";
import { runGuarded } from "./run-guarded.ts";
import { printPlan } from "./run-interpretation.ts";

/**
 * Runs a choice of a question, and summarizes its result: "€6.89M", "Furniture €2.41M, first of 5 rows". Null if the
 * question has no such choice, or if it fails or takes too long.
 *
 * @throws AppError `query-cancelled` if the signal is aborted
 */
export async function summarizeChoice(request: AskRequest): Promise<string | null> {
  const { database, settings, limits, signal, now } = request;
  const { prepared } = database;
  const { result: plan } = await inSlices(pickPlan(request), request);
  if (plan === null) return null;
  try {
    await guardPlan(plan, request);
    const statement = printPlan(plan, request);
    const atMs = now();
    const options = { ...(limits && { limits }), ...(signal && { signal }) };
    const table = await readTable(await runGuarded(database.connector, statement, options));
    rememberRun(database, { statement }, { table, ms: elapsed(now, atMs), atMs });
    const { catalog, described } = prepared;
    const outputs = describeOutputs({ plan, table, catalog, described, settings });
    return summarizeResult({ table, outputs, settings });
  } catch (cause) {
    if (cause instanceof AppError && cause.code !== "query-cancelled") return null;
    throw cause;
  }
}
