import { describeOutputs, describePlan, describeProblem, planFigureRows } from "@askery/engine";
import { readTable } from "@askery/connectors";
import { AppError, type PointRows, type QueryPlan } from "@askery/model";
import { demandNames } from "./demand-names.ts";
import { guardPlan } from "./guard-plan.ts";
import { messages } from "./messages.ts";
import { readPoint, type PointContext, type PointOfResult } from "./read-point.ts";
import { runGuarded } from "./run-guarded.ts";
import { printPlan } from "./run-interpretation.ts";

export interface PointRowsRequest extends PointOfResult, PointContext {
  /** Further rows are not read. */
  readonly maxRows: number;
}

export interface ListedRows extends PointRows {
  /** The plan of the list. */
  readonly plan: QueryPlan;
}

const limits = { timeoutMs: 30_000, maxBytes: 20_000_000 };

/**
 * Lists the rows that a figure is computed from.
 *
 * @throws AppError `invalid-input` for a point without such rows, or the failure of the query
 */
export async function listPointRows(request: PointRowsRequest): Promise<ListedRows> {
  const { plan, database, today, settings, maxRows, signal } = request;
  const { catalog, described, schema } = database.prepared;
  const point = await readPoint(request, request);
  const rows = planFigureRows(plan, point, { schema, today, settings });
  if ("code" in rows) throw new AppError("invalid-input", messages.noFigureRows(describeProblem(rows)));
  await guardPlan(rows, request);
  demandNames(rows, catalog);
  const statement = printPlan(rows, { database, today, settings });
  const run = await runGuarded(database.connector, statement, {
    limits: { ...limits, maxRows },
    ...(signal && { signal }),
  });
  const table = await readTable(run);
  const outputs = describeOutputs({ plan: rows, table, catalog, described, settings });
  return {
    plan: rows,
    words: describePlan(rows, { catalog, described, settings }),
    sql: printPlan(rows, { database, today, settings }, "inline").text,
    table,
    outputs,
  };
}
