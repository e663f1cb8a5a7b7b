import { AppError } from "@askery/model";
import type { Connector } from "../connector.ts";
import { readTable } from "../read-table.ts";

/** What a statement comes to within a short time: `done`, or the code of its failure. */
export async function outcomeOf(connector: Connector, text: string, timeoutMs = 400): Promise<string> {
  try {
    const statement = { dialect: connector.dialect, text, parameters: [] };
    await readTable(await connector.run(statement, { limits: { timeoutMs } }));
    return "done";
  } catch (cause) {
    if (cause instanceof AppError) return cause.code;
    throw cause;
  }
}
