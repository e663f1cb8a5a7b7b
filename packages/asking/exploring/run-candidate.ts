import {
  describeOutputs,
  listExploredDimensions,
  readResult,
  type Candidate,
  type DrawnResult,
  type ExploreContext,
  type TableSubject,
} from "@askery/engine";
import { readTable, type Limits } from "@askery/connectors";
import {
  isSameColumn,
  type Exploration,
  type ExploredColumn,
  type Output,
  type QueryPlan,
  type Table,
} from "@askery/model";
import { elapsed, type Clock } from "../clock.ts";
import type { AskableDatabase } from "../connect-database.ts";
import { drawResult } from "../draw-result.ts";
import { runGuarded } from "../run-guarded.ts";
import { printPlan } from "../run-interpretation.ts";

export interface CandidateRun {
  readonly database: AskableDatabase;
  readonly subject: TableSubject;
  readonly signal: AbortSignal;
  readonly now: Clock;
}

const timeoutMs = 20_000;
/** Points and groups beyond these show nothing more. Distributions and totals are computed over all rows. */
const maxRows: Readonly<Partial<Record<Candidate["kind"], number>>> = { spread: 5_000 };
const usualMaxRows = 2_000;
const maxMeasuredRows = 10_000;

/**
 * Runs a candidate's queries, limited like those of questions, and draws the result.
 *
 * @throws AppError if the database fails, takes too long or is stopped
 */
export async function runCandidate(candidate: Candidate, run: CandidateRun): Promise<DrawnResult> {
  const { database, subject, signal, now } = run;
  const { context } = subject;
  const { today, settings } = context;
  const start = now();
  const limits = { timeoutMs, maxRows: maxRows[candidate.kind] ?? usualMaxRows };
  const plan = candidate.sample?.plan ?? candidate.plan;
  const shown = await runPlan(plan, limits, run);
  const measured =
    candidate.measured === null
      ? null
      : await runPlan(candidate.measured, { timeoutMs, maxRows: maxMeasuredRows }, run);
  const { catalog } = database.prepared;
  const chart = await drawResult(
    { plan, ...shown, catalog, askedChart: null, today, settings },
    { database, limits: { timeoutMs }, signal },
  );
  const found = { candidate, ...shown, measured, spread: chart.facts.spread };
  return {
    ...readResult(found, context),
    chart,
    breakdowns: listBreakdowns(candidate, subject),
    sql: printPlan(plan, { database, today, settings }, "inline").text,
    ms: Math.round(elapsed(now, start)),
  };
}

async function runPlan(
  plan: QueryPlan,
  limits: Partial<Limits>,
  { database, subject: { context }, signal }: CandidateRun,
): Promise<{ readonly table: Table; readonly outputs: readonly Output[] }> {
  const table = await readRows(plan, { database, context, limits, signal });
  const { catalog, described } = database.prepared;
  const outputs = describeOutputs({ plan, table, catalog, described, settings: context.settings });
  return { table, outputs };
}

/** Runs a plan through the guard, within limits. */
export async function readRows(
  plan: QueryPlan,
  {
    database,
    context,
    limits,
    signal,
  }: Pick<CandidateRun, "database" | "signal"> & {
    readonly context: ExploreContext;
    readonly limits: Partial<Limits>;
  },
): Promise<Table> {
  const { today, settings } = context;
  const statement = printPlan(plan, { database, today, settings });
  return readTable(await runGuarded(database.connector, statement, { limits, signal }));
}

const maxBreakdowns = 8;

/** Columns that a card's figures can be broken down by, but for those that it shows or that are filtered by. */
function listBreakdowns({ dimension, measure }: Candidate, subject: TableSubject): DrawnResult["breakdowns"] {
  if (measure === null) return [];
  const { filters }: Pick<Exploration, "filters"> = subject.exploration;
  const used: readonly (ExploredColumn | null)[] = [dimension, ...filters];
  return listExploredDimensions(subject)
    .filter((one) => !used.some((other) => other !== null && isSameColumn(other, one)))
    .slice(0, maxBreakdowns);
}
