import { readStoredPlan } from "@askery/api";
import type { Breakdown, PlanFilter } from "@askery/asking";
import type { DashboardFilter, Plan } from "@askery/model";
import { chartLimitsOf } from "../../asking/turns/table-limits.ts";
import { dayIn } from "../../databases/sources/find-source.ts";
import { readPlan } from "../../results/find-result.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { findAskedAt } from "../charts/compute-chart.ts";
import type { FoundCard } from "./find-card.ts";

interface FilteredTotal {
  readonly card: FoundCard;
  /** The filters of the card. */
  readonly filters: readonly PlanFilter[];
  readonly timeZone: string;
}

/** Reading more rows for the sake of one figure takes longer than computing it. */
const maxRows = 1_000;

/**
 * The cards of the same dashboard that may contain the figures of a card, under the same filters: those with groups, if
 * the card has none. Which of them do is decided by their plans when they are run.
 */
export async function findBreakdowns(
  context: StoreContext,
  { card: { cardId, dashboardId, filters: own, found }, filters, timeZone }: FilteredTotal,
): Promise<readonly Breakdown[]> {
  if (!hasGroups(readPlan(found.result), "none")) return [];
  const rows = await context.store
    .selectFrom("card")
    .innerJoin("chart", "chart.id", "card.chartId")
    .innerJoin("result", "result.id", "chart.resultId")
    .select(["card.id", "title", "question", "turnId", "chartType", "chart.createdAtMs", "result.plan"])
    .where("card.dashboardId", "=", dashboardId)
    .where("card.id", "!=", cardId)
    .where("chart.deletedAtMs", "is", null)
    .where("result.rowCount", "<=", maxRows)
    .orderBy("result.rowCount")
    .orderBy("card.id")
    .execute();
  const breakdowns = rows.map(async ({ id, title, question, chartType, ...row }) => {
    const plan: unknown = JSON.parse(row.plan);
    const read = readStoredPlan(plan);
    if (read === null || !hasGroups(read, "some")) return [];
    const askedOn = dayIn(timeZone, await findAskedAt(context, row));
    return {
      id,
      title,
      plan,
      asked: { question, askedOn },
      columns: [],
      filters: filters.map((filter) => aimAt(id, filter, own)),
      limits: chartLimitsOf(chartType),
    };
  });
  return (await Promise.all(breakdowns)).flat();
}

function hasGroups(plan: Plan, count: "none" | "some"): boolean {
  if (plan.kind !== "query" || plan.aggregation !== "group") return false;
  return plan.dimensions.length > 0 === (count === "some");
}

/** The filter as it concerns another card, with what people chose for that one. */
function aimAt(
  cardId: string,
  { target: _own, ...filter }: PlanFilter,
  own: readonly DashboardFilter[],
): PlanFilter {
  const target = own.find(({ id }) => id === filter.id)?.targets[cardId];
  return { ...filter, ...(target && { target }) };
}
