import { describeOutputs, upgradePlan } from "@askery/engine";
import { readTable, type Limits } from "@askery/connectors";
import type { AskSettings, Chart, IsoDate, Output, OutputId, Plan, Statement, Table } from "@askery/model";
import { elapsed, type Clock } from "./clock.ts";
import type { AskableDatabase } from "./connect-database.ts";
import { demandNames } from "./demand-names.ts";
import { drawResult } from "./draw-result.ts";
import { guardPlan } from "./guard-plan.ts";
import { runGuarded } from "./run-guarded.ts";
import { printPlan } from "./run-interpretation.ts";

export interface RerunRequest {
  readonly database: AskableDatabase;
  /** As it was stored, by any version. */
  readonly plan: unknown;
  /** The question that it came from, and the day that was today then. Absent where nobody knows. */
  readonly asked?: { readonly question: string; readonly askedOn: IsoDate };
  /** In the time zone of the settings: what its relative periods are counted from. */
  readonly today: IsoDate;
  readonly settings: AskSettings;
  /** What the run may use; the connector's own limits by default. */
  readonly limits?: Partial<Limits>;
  readonly signal?: AbortSignal;
  /** The figure that people have drawn as a histogram, whatever type suits. */
  readonly spreadOf?: OutputId | undefined;
  readonly now: Clock;
}

/** A plan's result, computed anew. */
export interface RerunPlan {
  /** In today's form. */
  readonly plan: Plan;
  readonly statement: Statement;
  /** The statement with its values in place, to be read and copied. */
  readonly sql: string;
  readonly table: Table;
  readonly outputs: readonly Output[];
  readonly chart: Chart;
  readonly ms: number;
}

/**
 * Runs a stored plan again: upgrades it, prints it with the settings and the day of now, and draws what it finds.
 *
 * @throws AppError where a column of it is gone, where the database fails, takes too long or is stopped; `query-refused` for SQL that the guard refuses
 */
export async function rerunPlan(request: RerunRequest): Promise<RerunPlan> {
  const { database, asked, today, settings, limits, signal, now } = request;
  const plan = upgradePlan(request.plan, asked ? { ...asked, settings } : null);
  const { catalog, described } = database.prepared;
  const { dialect } = database.connector;
  await guardPlan(plan, dialect);
  demandNames(plan, catalog);
  const statement = printPlan(plan, { database, today, settings });
  const start = now();
  const run = await runGuarded(database.connector, statement, {
    ...(limits && { limits }),
    ...(signal && { signal }),
  });
  const table = await readTable(run);
  const ms = elapsed(now, start);
  const outputs = describeOutputs({ plan, table, catalog, described, settings });
  const drawn = { plan, table, outputs, catalog, described, askedChart: null, today, settings };
  const chart = await drawResult(drawn, request);
  const sql = printPlan(plan, { database, today, settings }, "inline").text;
  return { plan, statement, sql, table, outputs, chart, ms };
}
