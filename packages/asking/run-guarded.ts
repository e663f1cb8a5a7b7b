import type { Connector, Run, RunOptions } from "@askery/connectors";
import { guardStatement, type GuardVerdict } from "@askery/guard";
import { AppError, noCode, type DatabaseCode, type DialectName, type Statement } from "@askery/model";

/**
 * Runs a statement after the guard has approved it. All statements for users, generated or hand-written, run through
 * this function.
 *
 * @throws AppError `query-refused` with the guard's reason, or any error of the connector
 */
export async function runGuarded(
  connector: Connector,
  statement: Statement,
  options?: RunOptions,
): Promise<Run> {
  const code = await connector.code(options);
  const { rewritten } = await demandRead(statement.text, connector.dialect, code);
  return connector.run(rewritten === undefined ? statement : { ...statement, text: rewritten }, options);
}

/**
 * Resolves if the guard accepts a text as a single statement that only reads.
 *
 * @throws AppError `query-refused`
 */
export async function demandRead(
  text: string,
  dialect: DialectName,
  code: DatabaseCode = noCode,
): Promise<ReadVerdict> {
  const verdict = await judge(text, dialect, code);
  if (verdict.kind === "read") return verdict;
  throw new AppError("query-refused", verdict.problem, { span: verdict.problem.span });
}

type ReadVerdict = Extract<GuardVerdict, { readonly kind: "read" }>;

const maxVerdicts = 500;
const maxLoggedLength = 5_000;
/** Verdicts for databases with code, by that code. Most databases have none. */
const verdictsByCode = new WeakMap<DatabaseCode, Map<string, GuardVerdict>>();

/**
 * Judges a text. Verdicts are cached; the oldest are dropped first.
 *
 * @param code the code that people added to the database. Default: none
 */
export async function judge(
  text: string,
  dialect: DialectName,
  code: DatabaseCode = noCode,
): Promise<GuardVerdict> {
  const verdicts = verdictsByCode.get(code) ?? new Map<string, GuardVerdict>();
  verdictsByCode.set(code, verdicts);
  const key = `${dialect} ${text}`;
  const known = verdicts.get(key);
  if (known !== undefined) return known;
  const verdict = await guardStatement(text, dialect, code);
  if (text.length > maxLoggedLength) return verdict;
  const [oldest] = verdicts.keys();
  if (verdicts.size >= maxVerdicts && oldest !== undefined) verdicts.delete(oldest);
  verdicts.set(key, verdict);
  return verdict;
}
