import { upgradePlan } from "@askery/engine";
import type { Limits, Run } from "@askery/connectors";
import type { AskSettings, IsoDate, Plan } from "@askery/model";
import type { AskableDatabase } from "./connect-database.ts";
import { demandPublic } from "./demand-public.ts";
import { demandNames } from "./demand-names.ts";
import { guardPlan } from "./guard-plan.ts";
import { demandRead, runGuarded } from "./run-guarded.ts";
import { printPlan } from "./run-interpretation.ts";

/** Which rows to read: those of SQL that a person wrote, or of a stored plan. */
export type RowsWanted =
  | { readonly kind: "sql"; readonly text: string }
  | { readonly kind: "plan"; readonly plan: Plan };

export interface RowsRequest {
  readonly database: AskableDatabase;
  readonly wanted: RowsWanted;
  /** Today's date in the time zone of the settings. */
  readonly today: IsoDate;
  readonly settings: AskSettings;
  readonly limits: Partial<Limits>;
  readonly signal: AbortSignal;
}

/**
 * Runs a statement through the guard and returns only its rows, streamed as they are read.
 *
 * @throws AppError if the guard or the database refuses it, or if it fails, takes too long or is stopped
 */
export async function runRows(request: RowsRequest): Promise<Run> {
  const { database, wanted, today, settings, limits, signal } = request;
  const { connector } = database;
  if (wanted.kind === "sql") {
    await demandRead(wanted.text, connector.dialect);
    demandPublic(wanted.text, database);
    const statement = { dialect: connector.dialect, text: wanted.text, parameters: [] };
    return runGuarded(connector, statement, { limits, signal });
  }
  const plan = upgradePlan(wanted.plan, null);
  await guardPlan(plan, request);
  demandNames(plan, database.prepared.catalog);
  return runGuarded(connector, printPlan(plan, { database, today, settings }), { limits, signal });
}
