import { findPrivateRead } from "@askery/guard";
import { AppError } from "@askery/model";
import type { AskableDatabase } from "./connect-database.ts";
import { messages } from "./messages.ts";

/**
 * Accepts hand-written SQL if it reads no private column.
 *
 * @throws AppError `query-refused` that names the column, the reason why it is private, and who can change that
 */
export function demandPublic(text: string, database: AskableDatabase): void {
  const problem = findPrivacyProblem(text, database);
  if (problem !== null) throw problem;
}

/** Returns the error for hand-written SQL that reads a private column; null if it reads none. */
export function findPrivacyProblem(
  text: string,
  { connector, prepared, privateColumns }: Pick<AskableDatabase, "connector" | "prepared" | "privateColumns">,
): AppError | null {
  const named = privateColumns.map(({ table: id, column, reason }) => {
    const table = prepared.catalog.tables.find((one) => one.id === id);
    const name = table?.name ?? id.slice(id.lastIndexOf(".") + 1);
    return { schema: table?.schema ?? null, table: name, column, reason };
  });
  const read = findPrivateRead(text, connector.dialect, named);
  if (read === null) return null;
  const { table, column } = read.column;
  const reason = named.find((one) => one.table === table && one.column === column)?.reason ?? "";
  const message =
    read.kind === "named"
      ? messages.privateColumn(`${table}.${column}`, reason)
      : messages.privateAmongAll(`${table}.${column}`, reason, table);
  return new AppError("query-refused", message, { span: read.span });
}
