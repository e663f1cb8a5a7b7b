import { StatementType } from "@duckdb/node-api";
import type { DuckDBConnection, DuckDBPreparedStatement } from "@duckdb/node-api";
import { printText } from "./print-text.ts";
import { queryRefused } from "../query-failures.ts";

/** Shuts files, network and settings off for good; a view over one file keeps that file. The order matters. */
export async function lockDown(connection: DuckDBConnection, allowedPath: string | null): Promise<void> {
  await connection.run("SET GLOBAL TimeZone = 'UTC'");
  if (allowedPath !== null) await connection.run(`SET GLOBAL allowed_paths = [${printText(allowedPath)}]`);
  await connection.run("SET GLOBAL enable_external_access = false");
  await connection.run("SET GLOBAL lock_configuration = true");
}

/** Compiles a statement that is exactly one SELECT (or VALUES, FROM, WITH ... SELECT); anything else is refused. */
export async function prepareReading(
  connection: DuckDBConnection,
  text: string,
): Promise<DuckDBPreparedStatement> {
  if (text.trim() === "") throw queryRefused("it is empty");
  const statements = await connection.extractStatements(text);
  if (statements.count === 0) throw queryRefused("it is empty");
  if (statements.count > 1) throw queryRefused("it holds several statements");
  const prepared = await statements.prepare(0);
  if (prepared.statementType !== StatementType.SELECT) {
    throw queryRefused(`it is a ${StatementType[prepared.statementType] ?? "statement of another kind"}`);
  }
  return prepared;
}
