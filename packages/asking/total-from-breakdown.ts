import { findRollUp, rollUpTable } from "@askery/engine";
import type { Limits } from "@askery/connectors";
import type { Plan } from "@askery/model";
import { filterPlan, type PlanFilter } from "./filtering/filter-plan.ts";
import { upgradeCard, type FilteredCard } from "./filtering/filter-reach.ts";
import { readKnown, readTogether, type CardPlan, type KnownRun } from "./read-together.ts";
import type { RerunRequest } from "./rerun-plan.ts";

/** Another card of the dashboard, whose rows may contain the figures of one, or be read with them. */
export interface Breakdown extends FilteredCard {
  readonly title: string;
  /** The filters of the other card, as they concern this one. */
  readonly filters: readonly PlanFilter[];
  /** The limits that the card itself is read with, so that it shares the run. */
  readonly limits: Partial<Limits>;
}

/** The figures of a total. */
export interface RolledUp {
  readonly run: KnownRun;
  /** The title of the card whose rows they were computed from. */
  readonly from: string;
}

/** The other cards with their plans under the filters. */
export function planBreakdowns(
  breakdowns: readonly Breakdown[],
  { database, today, settings }: Pick<RerunRequest, "database" | "today" | "settings">,
): readonly PlannedBreakdown[] {
  const { schema } = database.prepared;
  return breakdowns.map((breakdown) => {
    const { columns, filters, limits, title } = breakdown;
    const context = { schema, today, settings, sqlColumns: columns };
    return { title, limits, plan: filterPlan(upgradeCard(breakdown, context), filters, context).plan };
  });
}

interface PlannedBreakdown extends CardPlan {
  readonly title: string;
}

/**
 * The figures of a plan from the rows of a card that breaks them down, which are read for both at once. Null if no card
 * does, or if its rows do not give the exact figures.
 *
 * @throws AppError `query-cancelled` if the signal is aborted
 */
export async function totalFromBreakdown(
  total: Plan,
  breakdowns: readonly PlannedBreakdown[],
  request: RerunRequest,
): Promise<RolledUp | null> {
  const { catalog } = request.database.prepared;
  const { dialect } = request.database.connector;
  for (const breakdown of breakdowns) {
    const rollUp = findRollUp(total, breakdown.plan, { catalog, dialect });
    if (rollUp === null) continue;
    const others = breakdowns.filter((one) => one !== breakdown);
    const run = (await readTogether(breakdown, others, request)) ?? (await readKnown(breakdown, request));
    const table = run === null ? null : rollUpTable(run.table, rollUp, { dialect });
    if (run !== null && table !== null) return { run: { ...run, table }, from: breakdown.title };
  }
  return null;
}
