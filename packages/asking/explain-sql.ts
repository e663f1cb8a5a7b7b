import { readExecutionPlan, readTable } from "@askery/connectors";
import type { AskSettings, ExecutionStep, IsoDate, SqlVariable } from "@askery/model";
import type { AskableDatabase } from "./connect-database.ts";
import { demandPublic } from "./demand-public.ts";
import { fillPlan } from "./fill-plan.ts";
import { demandRead, runGuarded } from "./run-guarded.ts";

export interface ExplainRequest {
  readonly database: AskableDatabase;
  /** SQL that a person wrote: a single statement that only reads. */
  readonly text: string;
  /** The values of the `{{name}}`s in it. Default: none. */
  readonly variables?: readonly SqlVariable[];
  readonly today: IsoDate;
  readonly settings: AskSettings;
  readonly signal: AbortSignal;
}

/**
 * How the database would run a statement. The statement passes the same checks as one that runs, and does not run.
 *
 * @throws AppError `query-refused` if it is not allowed or a variable has no value, or any error of the connector
 */
export async function explainSql(request: ExplainRequest): Promise<readonly ExecutionStep[]> {
  const { database, variables = [], signal } = request;
  const { dialect } = database.connector;
  const { text } = fillPlan({ kind: "sql", text: request.text, variables }, request);
  await demandRead(text, dialect);
  demandPublic(text, database);
  const statement = { dialect, text, parameters: [] };
  const limits = { timeoutMs: maxMs, maxCellBytes };
  const run = await runGuarded(database.connector, statement, { limits, signal, explains: true });
  return readExecutionPlan(await readTable(run), dialect);
}

/** Planning takes milliseconds, unless the database is busy. */
const maxMs = 10_000;
/** A plan can be a single cell. */
const maxCellBytes = 4_000_000;
