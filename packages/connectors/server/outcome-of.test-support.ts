import { AppError } from "@askery/model";
import type { Connector } from "../connector.ts";
import { readTable } from "../read-table.ts";

/** For what never ends by itself. Anything else may take longer on a busy machine. */
export const shortMs = 400;

/** What a statement comes to within some time, half a minute by default: `done`, or the code of its failure. */
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
