import { findWarnings, describePlan, type FilledSql } from "@askery/engine";
import { readTable, type Limits } from "@askery/connectors";
import {
  AppError,
  type Answer,
  type AskSettings,
  type IsoDate,
  type SqlPlan,
  type SqlProblem,
  type SqlVariable,
  type Statement,
  type Table,
} from "@askery/model";
import { findPrivacyProblem } from "./demand-public.ts";
import { elapsed, type Clock } from "./clock.ts";
import type { AskableDatabase } from "./connect-database.ts";
import { engineVersion } from "./engine-version.ts";
import { describeResult } from "./describe-result.ts";
import { drawResult } from "./draw-result.ts";
import { fillPlan, toPlaceholders } from "./fill-plan.ts";
import { findNamed } from "./find-named.ts";
import { judge, runGuarded } from "./run-guarded.ts";
import type { Step } from "./step.ts";
import { reportQueuePosition } from "./report-queue-position.ts";
import { reportRowCount } from "./report-row-count.ts";
import { describeTable } from "./describe-table.ts";

export interface SqlRequest {
  readonly database: AskableDatabase;
  /** SQL that a person wrote: a single statement that only reads. */
  readonly text: string;
  /** The values of the `{{name}}`s in it. Default: none. */
  readonly variables?: readonly SqlVariable[];
  /** The question that it answers. Default: none. */
  readonly question?: string;
  /** Today's date in the time zone of the settings. */
  readonly today: IsoDate;
  readonly settings: AskSettings;
  /** Limits of the run. Default: the connector's own. */
  readonly limits?: Partial<Limits>;
  /** Aborting it cancels the query; running then fails with `query-cancelled`. */
  readonly signal?: AbortSignal;
  readonly onStep?: (step: Step) => void;
  readonly now: Clock;
}

/** The result of running SQL that a person wrote. */
export type SqlOutcome =
  | { readonly kind: "answered"; readonly answer: Answer }
  | { readonly kind: "failed"; readonly problem: SqlProblem };

/**
 * Runs SQL that a person wrote after the guard has approved it, then draws and narrates the result.
 *
 * An error in the text is returned as a problem: `query-refused` if the guard or the database refuses it, otherwise
 * `name-unknown` or `query-failed` with the database's own message and, if known, the position of the error.
 *
 * @throws AppError if the database is gone, takes too long or is stopped
 */
export async function runSql(request: SqlRequest): Promise<SqlOutcome> {
  const { database, text, variables = [], now, onStep = () => undefined } = request;
  const { dialect } = database.connector;
  const askedAt = new Date(now()).toISOString();
  const code = await database.connector.code(request.signal && { signal: request.signal });
  const filled = fill({ kind: "sql", text, ...(variables.length > 0 && { variables }) }, request);
  if (filled instanceof AppError) return { kind: "failed", problem: describeProblem(filled, text) };
  const fail = ({ span, ...problem }: SqlProblem): SqlOutcome => ({
    kind: "failed",
    problem: { ...problem, span: span && toPlaceholders(span, filled) },
  });
  const verdict = await judge(filled.text, dialect, code);
  if (verdict.kind === "refused") return fail(verdict.problem);
  const secret = findPrivacyProblem(filled.text, database);
  if (secret !== null) return fail(describeProblem(secret, filled.text));
  const statement: Statement = { dialect, text: filled.text, parameters: [] };
  const start = now();
  const table = await runStatement(statement, request);
  if (table instanceof AppError) return fail(describeProblem(table, filled.text));
  const runningMs = elapsed(now, start);
  onStep({ kind: "received", rowCount: table.rowCount, ms: runningMs });
  onStep({ kind: "drawing" });
  return { kind: "answered", answer: await presentSql({ statement, table, askedAt, runningMs }, request) };
}

/** Returns an error in a variable; all other errors are thrown. */
function fill(plan: SqlPlan, request: SqlRequest): FilledSql | AppError {
  try {
    return fillPlan(plan, request);
  } catch (cause) {
    if (cause instanceof AppError) return cause;
    throw cause;
  }
}

/** Returns an error that the text caused; all other errors are thrown. */
async function runStatement(
  statement: Statement,
  { database, limits, signal, now, onStep = () => undefined }: SqlRequest,
): Promise<Table | AppError> {
  try {
    const run = await runGuarded(database.connector, statement, {
      ...(limits && { limits }),
      ...(signal && { signal }),
      onQueuePosition: reportQueuePosition(onStep),
    });
    return await readTable(run, reportRowCount(onStep, now));
  } catch (cause) {
    if (cause instanceof AppError && theirs.has(cause.code)) return cause;
    throw cause;
  }
}

const theirs: ReadonlySet<AppError["code"]> = new Set([
  "query-failed",
  "name-unknown",
  "read-forbidden",
  "query-refused",
]);

function describeProblem({ code, message, fix, span }: AppError, text: string): SqlProblem {
  return { code, message, fix, span: span ?? findNamed(message, text) };
}

interface RanSql {
  readonly statement: Statement;
  readonly table: Table;
  readonly askedAt: string;
  readonly runningMs: number;
}

async function presentSql(
  { statement, table, askedAt, runningMs }: RanSql,
  request: SqlRequest,
): Promise<Answer> {
  const { database, text, variables = [], question = "", today, settings } = request;
  const { catalog, described } = database.prepared;
  const plan: SqlPlan = { kind: "sql", text, ...(variables.length > 0 && { variables }) };
  const outputs = await describeResult({ plan, table }, request);
  const result = { plan, table, outputs, catalog, described, today, settings };
  return {
    question,
    interpretation: {
      marks: [],
      chips: [],
      restatement: describePlan(plan, result),
      confidence: 1,
    },
    plan,
    statement,
    sql: statement.text,
    table,
    outputs,
    chart: await drawResult({ ...result, askedChart: null }, request),
    sentence: describeTable(table, outputs, settings),
    warnings: findWarnings(result),
    receipt: {
      engine: engineVersion,
      statement,
      schemaFingerprint: database.schemaFingerprint,
      askedAt,
      planningMs: 0,
      runningMs,
      rowCount: table.rowCount,
      timeZone: settings.timeZone,
      writer: "person",
    },
    followUps: [],
  };
}
