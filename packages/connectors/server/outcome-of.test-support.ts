import { AppError } from "@askery/model";
import type { Connector } from "../connector.ts";
import { readTable } from "../read-table.ts";

/** The limit for endless queries only: on a busy machine, any other query may take longer. */
export const shortMs = 400;

/** Runs a statement and returns `done`, or the code of its failure. */
export async function outcomeOf(connector: Connector, text: string, timeoutMs = 30_000): Promise<string> {
  try {
    const statement = { dialect: connector.dialect, text, parameters: [] };
    await readTable(await connector.run(statement, { limits: { timeoutMs } }));
    return "done";
  } catch (cause) {
    if (cause instanceof AppError) return cause.code;
    throw cause;
  }
}
