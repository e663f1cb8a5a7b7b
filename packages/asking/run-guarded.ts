import type { Connector, Run, RunOptions } from "@askery/connectors";
import { guardStatement, type GuardVerdict } from "@askery/guard";
import { AppError, type DialectName, type Statement } from "@askery/model";

/**
 * The one way in which a statement reaches a database for somebody, ours and people's alike: through the guard.
 *
 * @throws AppError `query-refused` with what the guard says of it; whatever the connector throws
 */
export async function runGuarded(
  connector: Connector,
  statement: Statement,
  options?: RunOptions,
): Promise<Run> {
  await demandRead(statement.text, connector.dialect);
  return connector.run(statement, options);
}

/**
 * Resolves where the guard takes a text for one honest read.
 *
 * @throws AppError `query-refused`
 */
export async function demandRead(text: string, dialect: DialectName): Promise<void> {
  const verdict = await judge(text, dialect);
  if (verdict.kind === "read") return;
  throw new AppError("query-refused", verdict.problem, { span: verdict.problem.span });
}

const maxKept = 500;
const longestKept = 5_000;
const kept = new Map<string, GuardVerdict>();

/** Texts that were judged lately are not judged again; the oldest are forgotten. */
export async function judge(text: string, dialect: DialectName): Promise<GuardVerdict> {
  const key = `${dialect} ${text}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const verdict = await guardStatement(text, dialect);
  if (text.length > longestKept) return verdict;
  const [oldest] = kept.keys();
  if (kept.size >= maxKept && oldest !== undefined) kept.delete(oldest);
  kept.set(key, verdict);
  return verdict;
}
