import { describeOutputs, findWarnings, describePlan } from "@askery/engine";
import { readTable, type Limits } from "@askery/connectors";
import {
  AppError,
  type Answer,
  type AskSettings,
  type IsoDate,
  type SqlPlan,
  type SqlProblem,
  type Statement,
  type Table,
} from "@askery/model";
import { elapsed, type Clock } from "./clock.ts";
import type { AskableDatabase } from "./connect-database.ts";
import { engineVersion } from "./engine-version.ts";
import { drawResult } from "./draw-result.ts";
import { findNamed } from "./find-named.ts";
import { judge, runGuarded } from "./run-guarded.ts";
import type { Step } from "./step.ts";
import { reportQueuePosition } from "./report-queue-position.ts";
import { reportRowCount } from "./report-row-count.ts";
import { describeTable } from "./describe-table.ts";

export interface SqlRequest {
  readonly database: AskableDatabase;
  /** What somebody wrote: one statement that reads. */
  readonly text: string;
  /** The question that it answers. Empty for SQL of its own. */
  readonly question?: string;
  /** In the time zone of the settings. */
  readonly today: IsoDate;
  readonly settings: AskSettings;
  /** What the run may use; the connector's own limits by default. */
  readonly limits?: Partial<Limits>;
  /** Aborting stops the query; running then fails with `query-cancelled`. */
  readonly signal?: AbortSignal;
  readonly onStep?: (step: Step) => void;
  readonly now: Clock;
}

/** What came of running SQL that somebody wrote. */
export type SqlOutcome =
  | { readonly kind: "answered"; readonly answer: Answer }
  | { readonly kind: "failed"; readonly problem: SqlProblem };

/**
 * Runs SQL that a person wrote, once the guard lets it through, and draws and tells what it finds.
 *
 * What is wrong with the text comes back as a problem: `query-refused` where the guard or the database refuses it,
 * `query-failed` with the database's own words, and the place at fault where one is known.
 *
 * @throws AppError where the database is gone, takes too long or is stopped
 */
export async function runSql(request: SqlRequest): Promise<SqlOutcome> {
  const { database, text, now, onStep = () => undefined } = request;
  const { dialect } = database.connector;
  const askedAt = new Date(now()).toISOString();
  const verdict = await judge(text, dialect);
  if (verdict.kind === "refused") return { kind: "failed", problem: verdict.problem };
  const statement: Statement = { dialect, text, parameters: [] };
  const start = now();
  const table = await runStatement(statement, request);
  if (table instanceof AppError) return { kind: "failed", problem: describeProblem(table, text) };
  const runningMs = elapsed(now, start);
  onStep({ kind: "received", rowCount: table.rowCount, ms: runningMs });
  onStep({ kind: "drawing" });
  return { kind: "answered", answer: await presentSql({ statement, table, askedAt, runningMs }, request) };
}

/** What the text is to blame for is an answer of its own; whatever else goes wrong is thrown. */
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

const theirs: ReadonlySet<AppError["code"]> = new Set(["query-failed", "read-forbidden", "query-refused"]);

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
  const { database, text, question = "", today, settings } = request;
  const { catalog, described } = database.prepared;
  const plan: SqlPlan = { kind: "sql", text };
  const outputs = describeOutputs({ plan, table, catalog, described, settings });
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
    sql: text,
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
