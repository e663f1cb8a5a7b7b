import { readSqlVariables } from "@askery/api";
import { AppError, type SqlVariable } from "@askery/model";
import { askingMessages } from "../../messages/asking-messages.ts";

/**
 * Reads the variables of SQL from a call.
 *
 * @throws AppError `invalid-input` if they are none, or two have the same name
 */
export function demandVariables(variables: unknown): readonly SqlVariable[] {
  const read = readSqlVariables(variables);
  if (read === null) throw new AppError("invalid-input", askingMessages.variablesUnreadable);
  return read;
}
