import {
  listRestrictions,
  makeChips,
  readFilter,
  readFilterValue,
  type ExploreContext,
} from "@askery/engine";
import type { ExploredCondition, QueryPlan } from "@askery/model";

interface FoundConditions {
  readonly conditions: readonly ExploredCondition[];
  /** Those that no exploration can have, in words. */
  readonly leftOut: readonly string[];
}

/** The conditions of a plan besides single values. Default filters hold for every exploration anyway. */
export function readConditions(
  plan: QueryPlan,
  defaults: Parameters<typeof makeChips>[2],
  context: ExploreContext,
): FoundConditions {
  const { schema, described, settings } = context;
  const scope = { catalog: schema.catalog, described, settings };
  // Conditions on groups, such as "with more than 100 orders", are none on rows.
  const groups = listRestrictions({ ...plan, filters: [], dimensions: [], measures: [] }, scope).companions;
  const found = { conditions: new Array<ExploredCondition>(), leftOut: [...groups] };
  for (const filter of plan.filters) {
    if (readFilterValue(filter, plan, schema) !== null) continue;
    const chips = makeChips({ ...plan, filters: [filter] }, scope, defaults);
    const words = chips
      .flatMap((chip) => (chip.role === "filter" && chip.default === undefined ? chip.text : []))
      .join(" and ");
    if (words === "") continue;
    const edit = readFilter(filter, plan, context);
    if (edit === null) found.leftOut.push(words);
    else found.conditions.push({ filter: edit, words });
  }
  return found;
}
