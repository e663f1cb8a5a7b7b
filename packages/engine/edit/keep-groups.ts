import type { Condition, Dimension, QueryPlan } from "@askery/model";
import { isSame } from "../plan/request/is-same.ts";
import { findWrapped, wrapPlan } from "../plan/wrap-plan.ts";
import type { EditContext } from "./edit-context.ts";
import { isDetermined } from "./is-determined.ts";
import { sortGroups } from "./sort-as-before.ts";

/**
 * A breakdown of the first groups of a ranking keeps those groups whole: the months of the top 5 brands, not the five largest
 * pairs of brand and month. The limit becomes a condition on the key of the groups.
 *
 * Returns `after` where nothing is ranked, each group has one value of the new dimension, or several columns identify a
 * group.
 */
export function keepGroups(before: QueryPlan, after: QueryPlan, { schema }: EditContext): QueryPlan {
  const key = isRanked(before) ? keyOf(before) : null;
  const added = after.dimensions.filter(({ id }) => !before.dimensions.some((one) => one.id === id));
  const value = after.dimensions.find(({ id }) => id === key?.id)?.expression;
  if (key === null || value === undefined || isDetermined(added, after, before, schema)) return after;
  const kept: Condition = { kind: "inPlan", value, plan: wrapPlan(before, [key.id]) };
  return { ...after, filters: [...after.filters, kept], order: sortGroups(after, schema), limit: null };
}

/** Takes `keepGroups` back when nothing breaks the groups down any more. Otherwise returns the plan unchanged. */
export function rankAgain(plan: QueryPlan): QueryPlan {
  for (const filter of plan.filters) {
    const ranked = filter.kind === "inPlan" ? findWrapped(filter.plan) : null;
    const filters = plan.filters.filter((one) => one !== filter);
    const bare = (one: QueryPlan) => ({
      ...one,
      dimensions: one.dimensions.map(show),
      order: [],
      limit: null,
    });
    if (ranked !== null && isRanked(ranked) && isSame(bare({ ...plan, filters }), bare(ranked))) {
      return { ...plan, filters, order: ranked.order, limit: ranked.limit };
    }
  }
  return plan;
}

/** The key is shown where it is compared, and hidden otherwise. */
function show(dimension: Dimension): Dimension {
  return { ...dimension, isShown: true };
}

function isRanked({ aggregation, limit, order, measures }: QueryPlan): boolean {
  const [first] = order;
  const by = first?.by.kind === "output" ? first.by.output : null;
  const isOfGroups = aggregation === "group" && limit?.per.length === 0;
  return isOfGroups && measures.some(({ id }) => id === by);
}

/** The only column that identifies a group: the hidden key of an entity, or the only dimension. */
function keyOf({ dimensions }: QueryPlan): Dimension | null {
  const hidden = dimensions.filter(({ isShown }) => !isShown);
  const [key, ...others] = hidden.length > 0 ? hidden : dimensions;
  return key === undefined || others.length > 0 ? null : key;
}
