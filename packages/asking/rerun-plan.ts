import { upgradePlan } from "@askery/engine";
import type { Limits } from "@askery/connectors";
import type { AskSettings, Chart, IsoDate, Output, OutputId, Plan, Statement, Table } from "@askery/model";
import type { Clock } from "./clock.ts";
import type { AskableDatabase } from "./connect-database.ts";
import { demandNames } from "./demand-names.ts";
import { describeResult } from "./describe-result.ts";
import { drawResult } from "./draw-result.ts";
import { guardPlan } from "./guard-plan.ts";
import { readShared } from "./read-shared.ts";
import type { RecentRun } from "./recent-runs.ts";
import { printPlan } from "./run-interpretation.ts";

export interface RerunRequest {
  readonly database: AskableDatabase;
  /** A stored plan of any version. */
  readonly plan: unknown;
  /** The question that the plan came from, and the date on which it was asked. Absent if unknown. */
  readonly asked?: { readonly question: string; readonly askedOn: IsoDate };
  /** Today's date in the time zone of the settings. Relative periods are resolved with it. */
  readonly today: IsoDate;
  readonly settings: AskSettings;
  /** Limits of the run. Default: the connector's own. */
  readonly limits?: Partial<Limits>;
  readonly signal?: AbortSignal;
  /** The figure to show as a histogram by the user's choice, whichever chart suits the result best. */
  readonly spreadOf?: OutputId | undefined;
  /** How old a table may be that was read for another caller. Default: none. */
  readonly maxAgeMs?: number | undefined;
  /** The rows, if they are known without running the plan. */
  readonly known?: RecentRun | undefined;
  readonly now: Clock;
}

/** The new result of a stored plan. */
export interface RerunPlan {
  /** Upgraded to the current version. */
  readonly plan: Plan;
  readonly statement: Statement;
  /** The statement with its values inlined, for reading and copying. */
  readonly sql: string;
  readonly table: Table;
  readonly outputs: readonly Output[];
  readonly chart: Chart;
  readonly ms: number;
  /** When the rows were read: before this run, if another caller had them read. */
  readonly readAtMs: number;
}

/**
 * Runs a stored plan again: upgrades it, prints it with the current settings and date, and draws the result.
 *
 * @throws AppError if one of its columns is gone, or if the database fails, takes too long or is stopped;
 * `query-refused` if the guard refuses its SQL
 */
export async function rerunPlan(request: RerunRequest): Promise<RerunPlan> {
  const { database, asked, today, settings } = request;
  const plan = upgradePlan(request.plan, asked ? { ...asked, settings } : null);
  const { catalog, described } = database.prepared;
  await guardPlan(plan, request);
  demandNames(plan, catalog);
  const statement = printPlan(plan, { database, today, settings });
  const { table, ms, atMs } = request.known ?? (await readShared(statement, request));
  const outputs = await describeResult({ plan, table }, request);
  const drawn = { plan, table, outputs, catalog, described, askedChart: null, today, settings };
  const chart = await drawResult(drawn, request);
  const sql = printPlan(plan, { database, today, settings }, "inline").text;
  return { plan, statement, sql, table, outputs, chart, ms, readAtMs: atMs };
}
