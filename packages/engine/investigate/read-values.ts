import { planRows, type ExploredFilter, type Plan } from "@askery/model";
import { isPeriod } from "../edit/find-time.ts";
import { applyEdits, type ExploreContext } from "../explore/explore-context.ts";
import { readFilterValue } from "../explore/explored-filters.ts";
import { isSame } from "../plan/request/is-same.ts";

/**
 * The values that the rows of a plan are limited to, besides its period and the default filters; null if they are limited in
 * another way, too.
 */
export function readValues(plan: Plan, context: ExploreContext): readonly ExploredFilter[] | null {
  const [root] = plan.kind === "query" ? plan.sources : [];
  if (plan.kind !== "query" || root?.kind !== "table") return null;
  const usual = applyEdits(planRows(root.table), [], context)?.filters ?? [];
  const values = plan.filters
    .filter((filter) => !isPeriod(filter) && !usual.some((one) => isSame(one, filter)))
    .map((filter) => readFilterValue(filter, plan, context.schema));
  const known = values.filter((value) => value !== null);
  return known.length < values.length ? null : known;
}
