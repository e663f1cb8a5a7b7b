import { readTable } from "@askery/connectors";
import { planInSlices } from "@askery/engine";
import type { AskSettings, IsoDate } from "@askery/model";
import type { AskableDatabase } from "./connect-database.ts";
import { inSlices } from "./in-slices.ts";
import { runGuarded } from "./run-guarded.ts";

interface ToWarmUp {
  readonly database: AskableDatabase;
  readonly today: IsoDate;
  readonly settings: AskSettings;
  readonly signal: AbortSignal;
}

/**
 * Does what the first question about a database would wait for, besides its own work: it connects, loads the parser of the
 * guard, and plans a question, so that the code of planning is compiled. It reads no table.
 *
 * @throws AppError if the database can't be reached, or `query-cancelled`
 */
export async function warmUp({ database, today, settings, signal }: ToWarmUp): Promise<void> {
  const { connector, prepared } = database;
  const statement = { dialect: connector.dialect, text: "SELECT 1 AS one", parameters: [] };
  await readTable(await runGuarded(connector, statement, { signal }));
  const [table] = prepared.catalog.tables;
  if (table === undefined) return;
  const text = `number of ${table.name.replaceAll("_", " ")}`;
  await inSlices(planInSlices({ text, database: prepared, today, settings }), { signal });
}
