import { chooseInterpretation, printStatement, type Planned, type Probe } from "@askery/engine";
import { readTable, type Limits, type OnQueuePosition, type RunOptions } from "@askery/connectors";
import {
  AppError,
  type AskSettings,
  type IsoDate,
  type Plan,
  type Statement,
  type Table,
} from "@askery/model";
import { elapsed, type Clock } from "./clock.ts";
import type { AskableDatabase } from "./connect-database.ts";
import { probeOf } from "./probe-of.ts";
import { findRecentRun } from "./recent-runs.ts";
import { runGuarded } from "./run-guarded.ts";
import type { Check } from "./step.ts";

export type PlannedQuestion = Extract<Planned, { kind: "planned" }>;

export interface RunContext {
  readonly database: AskableDatabase;
  /** Today's date in the time zone of the settings. */
  readonly today: IsoDate;
  readonly settings: AskSettings;
  readonly now: Clock;
  readonly limits?: Partial<Limits> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** How old a table may be that was read for another caller, beside the answer. Default: none. */
  readonly maxAgeMs?: number | undefined;
  /** Whether rows that were read for the figure of a choice minutes ago will do. Default: false. */
  readonly mayReuseRun?: boolean | undefined;
  /** Called if the likeliest interpretation has to wait in the database's queue. */
  readonly onQueuePosition?: OnQueuePosition | undefined;
  /** Called with the number of rows of the likeliest interpretation received so far. */
  readonly onRows?: ((rowCount: number) => void) | undefined;
}

/** An interpretation that was run. */
export interface RanInterpretation {
  /** Ranked again if other interpretations were checked. */
  readonly planned: PlannedQuestion;
  readonly statement: Statement;
  readonly table: Table;
  readonly ms: number;
  /** When the table was read, if that was before: for the figure of a choice. */
  readonly readAtMs?: number;
  /** Empty if the first interpretation found something. */
  readonly checks: readonly Check[];
}

/** How many interpretations are run, at most, to find a better one. */
const maxChecked = 4;
const checkTimeoutMs = 1_000;

/**
 * Runs the likeliest interpretation. If it finds something, no other can overtake it, because a probe can only lower an
 * interpretation's rank. If it finds nothing or fails, the next ones are run for their first rows, and the engine ranks
 * all of them again by what they found.
 *
 * @throws AppError if the statement of the chosen interpretation fails
 */
export async function runInterpretation(
  planned: PlannedQuestion,
  context: RunContext,
): Promise<RanInterpretation> {
  const statement = printPlan(planned.plan, context);
  const first = await attempt(statement, context);
  const probe = first instanceof AppError ? failed : probeOf(planned.plan, first.table);
  if (!(first instanceof AppError) && probe.outcome === "rows") {
    return { planned, statement, ...first, checks: [] };
  }
  const checks = [{ index: 0, statement, probe }, ...(await checkRivals(planned, statement, context))];
  const chosen = rankByChecks(planned, checks, context);
  if (chosen.plan === planned.plan) {
    if (first instanceof AppError) throw first;
    return { planned: chosen, statement, ...first, checks };
  }
  const other = printPlan(chosen.plan, context);
  const second = await attempt(other, { ...context, onQueuePosition: undefined });
  if (second instanceof AppError) throw second;
  return { planned: chosen, statement: other, ...second, checks };
}

/** The plan as SQL of the database, with its relative periods resolved as of today. */
export function printPlan(
  plan: Plan,
  { database, today, settings }: Pick<RunContext, "database" | "today" | "settings">,
  values: "parameters" | "inline" = "parameters",
): Statement {
  const { catalog } = database.prepared;
  return printStatement(plan, { catalog, dialect: database.connector.dialect, today, settings, values });
}

interface Attempt {
  readonly table: Table;
  readonly ms: number;
  readonly readAtMs?: number;
}

/**
 * Returns the error if the database rejects the statement, so that other interpretations can be tried. All other errors
 * are thrown, including missing permissions, which another interpretation would hide.
 */
async function attempt(statement: Statement, context: RunContext): Promise<Attempt | AppError> {
  const start = context.now();
  const recent =
    context.mayReuseRun === true ? findRecentRun(context.database, { statement }, { nowMs: start }) : null;
  if (recent !== null) return { table: recent.table, ms: recent.ms, readAtMs: recent.atMs };
  try {
    const table = await readTable(
      await runGuarded(context.database.connector, statement, runOptions(context)),
      context.onRows,
    );
    return { table, ms: elapsed(context.now, start) };
  } catch (cause) {
    if (cause instanceof AppError && cause.code === "query-failed") return cause;
    throw cause;
  }
}

function runOptions({ limits, signal, onQueuePosition }: RunContext): RunOptions {
  return {
    ...(limits && { limits }),
    ...(signal && { signal }),
    ...(onQueuePosition && { onQueuePosition }),
  };
}

const failed: Probe = { outcome: "failed", rowCount: null };

/** Interpretations with the same SQL are run only once. */
async function checkRivals(
  planned: PlannedQuestion,
  statement: Statement,
  context: RunContext,
): Promise<readonly Check[]> {
  const seen = new Set([statementKey(statement)]);
  const rivals: { readonly index: number; readonly plan: Plan; readonly statement: Statement }[] = [];
  for (const [index, { interpretation }] of planned.interpretations.entries()) {
    if (rivals.length === maxChecked) break;
    const printed = printPlan(interpretation.plan, context);
    if (seen.has(statementKey(printed))) continue;
    seen.add(statementKey(printed));
    rivals.push({ index, plan: interpretation.plan, statement: printed });
  }
  return Promise.all(
    rivals.map(async (rival) => ({
      index: rival.index,
      statement: rival.statement,
      probe: await probe(rival.plan, rival.statement, context),
    })),
  );
}

function statementKey({ text, parameters }: Statement): string {
  return JSON.stringify([text, parameters]);
}

/** Runs a plan for its first rows. Null if they take too long. */
async function probe(plan: Plan, statement: Statement, context: RunContext): Promise<Probe | null> {
  try {
    const ran = await attempt(statement, {
      ...context,
      limits: { maxRows: 2, timeoutMs: checkTimeoutMs },
      onQueuePosition: undefined,
      onRows: undefined,
    });
    return ran instanceof AppError ? failed : probeOf(plan, ran.table);
  } catch (cause) {
    if (cause instanceof AppError && cause.code === "read-forbidden") return failed;
    if (cause instanceof AppError && inconclusive.has(cause.code)) return null;
    throw cause;
  }
}

const inconclusive: ReadonlySet<AppError["code"]> = new Set([
  "query-timed-out",
  "query-too-large",
  "database-gone",
  "database-locked",
]);

function rankByChecks(
  planned: PlannedQuestion,
  checks: readonly Check[],
  { database, today, settings }: RunContext,
): PlannedQuestion {
  const probes = planned.interpretations.map(
    (_, index) => checks.find((check) => check.index === index)?.probe ?? null,
  );
  return chooseInterpretation(planned, probes, { database: database.prepared, today, settings });
}
