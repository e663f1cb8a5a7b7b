import type { Limits } from "@askery/connectors";
import { combinePlans, splitTable } from "@askery/engine";
import { AppError, type Plan } from "@askery/model";
import { demandNames } from "./demand-names.ts";
import { guardPlan } from "./guard-plan.ts";
import { readShared } from "./read-shared.ts";
import type { RecentRun } from "./recent-runs.ts";
import type { RerunRequest } from "./rerun-plan.ts";
import { printPlan } from "./run-interpretation.ts";

/** What a card computes: its plan under the filters, and the limits that it is read with. */
export interface CardPlan {
  readonly plan: Plan;
  readonly limits?: Partial<Limits> | undefined;
}

/** A table, and the SQL that was run for it, with its values inlined. */
export interface KnownRun extends RecentRun {
  readonly sql: string;
}

/**
 * The table of a card, from one statement that reads it together with those cards that group the same rows in the same way.
 * Null if there are none, or if its rows do not follow from the statement.
 *
 * @throws AppError `query-cancelled` if the signal is aborted
 */
export async function readTogether(
  { plan, limits }: CardPlan,
  others: readonly CardPlan[],
  request: RerunRequest,
): Promise<KnownRun | null> {
  const { dialect } = request.database.connector;
  const alike = others.filter((other) => JSON.stringify(other.limits) === JSON.stringify(limits));
  const plans = alike.map((other) => other.plan);
  const combined = combinePlans(plan, plans, { dialect });
  if (combined === null) return null;
  const run = await readKnown({ plan: combined.plan, limits }, request);
  const table = run === null ? null : splitTable(run.table, combined);
  return run === null || table === null ? null : { ...run, table };
}

/**
 * The table of a card. Null if it fails, because another way to the same figures may succeed.
 *
 * @throws AppError `query-cancelled` if the signal is aborted
 */
export async function readKnown({ plan, limits }: CardPlan, request: RerunRequest): Promise<KnownRun | null> {
  try {
    await guardPlan(plan, request);
    demandNames(plan, request.database.prepared.catalog);
    const run = await readShared(printPlan(plan, request), { ...request, limits });
    return { ...run, sql: printPlan(plan, request, "inline").text };
  } catch (cause) {
    if (cause instanceof AppError && cause.code !== "query-cancelled") return null;
    throw cause;
  }
}
