import { findRollUp, rollUpTable } from "@askery/engine";
import type { Limits } from "@askery/connectors";
import { AppError, type Plan } from "@askery/model";
import { demandNames } from "./demand-names.ts";
import { filterPlan, type PlanFilter } from "./filtering/filter-plan.ts";
import { upgradeCard, type FilteredCard } from "./filtering/filter-reach.ts";
import { guardPlan } from "./guard-plan.ts";
import { readShared } from "./read-shared.ts";
import type { RecentRun } from "./recent-runs.ts";
import type { RerunRequest } from "./rerun-plan.ts";
import { printPlan } from "./run-interpretation.ts";

/** A card whose rows may contain the figures of another one. */
export interface Breakdown extends FilteredCard {
  readonly title: string;
  /** The filters of the other card, as they concern this one. */
  readonly filters: readonly PlanFilter[];
  /** The limits that the card itself is read with, so that it shares the run. */
  readonly limits: Partial<Limits>;
}

/** The figures of a total. */
export interface RolledUp {
  readonly run: RecentRun;
  /** The title of the card whose rows they were computed from. */
  readonly from: string;
}

/**
 * The figures of a plan from the rows of a card that breaks them down, which are read for both at once. Null if no card
 * does, or if its rows do not give the exact figures.
 *
 * @throws AppError `query-cancelled` if the signal is aborted
 */
export async function totalFromBreakdown(
  total: Plan,
  breakdowns: readonly Breakdown[],
  request: RerunRequest,
): Promise<RolledUp | null> {
  const { database, today, settings } = request;
  const { catalog, schema } = database.prepared;
  const { dialect } = database.connector;
  for (const breakdown of breakdowns) {
    const context = { schema, today, settings, sqlColumns: breakdown.columns };
    const { plan } = filterPlan(upgradeCard(breakdown, context), breakdown.filters, context);
    const rollUp = findRollUp(total, plan, { catalog, dialect });
    if (rollUp === null) continue;
    const run = await readBreakdown(plan, breakdown, request);
    const table = run === null ? null : rollUpTable(run.table, rollUp, { dialect });
    if (run !== null && table !== null) return { run: { ...run, table }, from: breakdown.title };
  }
  return null;
}

/** Null if it fails, because a total that runs by itself may succeed. */
async function readBreakdown(
  plan: Plan,
  { limits }: Breakdown,
  request: RerunRequest,
): Promise<RecentRun | null> {
  try {
    await guardPlan(plan, request);
    demandNames(plan, request.database.prepared.catalog);
    return await readShared(printPlan(plan, request), { ...request, limits });
  } catch (cause) {
    if (cause instanceof AppError && cause.code !== "query-cancelled") return null;
    throw cause;
  }
}
