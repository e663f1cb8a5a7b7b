import { readStoredPlan } from "@askery/api";
import type { Breakdown, PlanFilter } from "@askery/asking";
import type { DashboardFilter, QueryPlan } from "@askery/model";
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
 * The cards of the same dashboard that may contain the figures of a card, under the same filters: those with groups, if the
 * card has none, and those with the same groups, which are read with it. Which of them do is decided by their plans when
 * they are run.
 */
export async function findBreakdowns(
  context: StoreContext,
  { card: { cardId, dashboardId, filters: own, found }, filters, timeZone }: FilteredTotal,
): Promise<readonly Breakdown[]> {
  const total = readPlan(found.result);
  if (total.kind !== "query" || total.aggregation !== "group") return [];
  const groups = printGroups(total);
  const [first] = total.dimensions;
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
    // Most plans group by something else, which need not be parsed.
    if (first !== undefined && !row.plan.includes(JSON.stringify(first.expression))) return [];
    const plan: unknown = JSON.parse(row.plan);
    const read = readStoredPlan(plan);
    const ofOther = read?.kind === "query" ? printGroups(read) : null;
    if (ofOther === null || (groups !== null && ofOther !== groups)) return [];
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

/** What a plan groups by, and its first source; null if it has no groups. */
function printGroups({ aggregation, dimensions, sources }: QueryPlan): string | null {
  if (aggregation !== "group" || dimensions.length === 0) return null;
  return JSON.stringify([sources[0], dimensions.map(({ expression }) => expression)]);
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
