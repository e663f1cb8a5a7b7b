import { StatementType } from "@duckdb/node-api";
import type { DuckDBConnection, DuckDBExtractedStatements, DuckDBPreparedStatement } from "@duckdb/node-api";
import { duckdbExplain } from "./explain-prefix.ts";
import { printText } from "./print-text.ts";
import { queryRefused } from "../query-failures.ts";

/**
 * Permanently disables access to files, the network and settings, except to the file behind a view. The order matters.
 *
 * One optimizer is off, because in DuckDB 1.5 it makes statements fail that number the rows of groups whose aggregate is
 * between two values: "INTERNAL Error: Failed to cast expression to type".
 */
export async function lockDown(connection: DuckDBConnection, allowedPath: string | null): Promise<void> {
  await connection.run("SET GLOBAL TimeZone = 'UTC'");
  await connection.run("SET GLOBAL disabled_optimizers = 'top_n_window_elimination'");
  if (allowedPath !== null) await connection.run(`SET GLOBAL allowed_paths = [${printText(allowedPath)}]`);
  await connection.run("SET GLOBAL enable_external_access = false");
  await connection.run("SET GLOBAL lock_configuration = true");
}

/**
 * Prepares a statement that is exactly one SELECT (or VALUES, FROM, PIVOT, WITH … SELECT); refuses anything else.
 *
 * DuckDB expands a PIVOT without a column list to several statements: it first creates a type from the values that it
 * finds. Those run when the result is requested, in a transaction that ends with the connection and leaves nothing
 * behind.
 */
export async function prepareReading(
  connection: DuckDBConnection,
  text: string,
): Promise<() => Promise<DuckDBPreparedStatement>> {
  if (text.startsWith(duckdbExplain)) return prepareExplaining(connection, text);
  if (text.trim() === "") throw queryRefused("it is empty");
  const statements = await connection.extractStatements(text);
  if (statements.count === 0) throw queryRefused("it is empty");
  if (statements.count === 1) {
    const prepared = await prepareAs(StatementType.SELECT, statements, 0);
    return () => Promise.resolve(prepared);
  }
  if (!/\bpivot/iu.test(text) || text.replace(/[;\s]+$/u, "").includes(";")) {
    throw queryRefused("it holds several statements");
  }
  return async () => {
    const last = statements.count - 1;
    await connection.run("BEGIN TRANSACTION");
    for (let offset = 0; offset < last; offset += 1) {
      await (await prepareAs(StatementType.CREATE, statements, offset)).run();
    }
    return prepareAs(StatementType.SELECT, statements, last);
  };
}

/** Explains a statement if that is one that only reads. It does not run. */
async function prepareExplaining(
  connection: DuckDBConnection,
  text: string,
): Promise<() => Promise<DuckDBPreparedStatement>> {
  const explained = await connection.extractStatements(text.slice(duckdbExplain.length));
  if (explained.count !== 1) throw queryRefused("it holds several statements");
  await prepareAs(StatementType.SELECT, explained, 0);
  const prepared = await prepareAs(StatementType.EXPLAIN, await connection.extractStatements(text), 0);
  return () => Promise.resolve(prepared);
}

async function prepareAs(
  type: StatementType,
  statements: DuckDBExtractedStatements,
  offset: number,
): Promise<DuckDBPreparedStatement> {
  const prepared = await statements.prepare(offset);
  if (prepared.statementType === type) return prepared;
  throw queryRefused(`it is a ${StatementType[prepared.statementType] ?? "statement of another kind"}`);
}
