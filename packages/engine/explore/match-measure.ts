import type { QueryPlan } from "@askery/model";
import { verbalizeMeasure } from "../narrate/describe-plan.ts";
import { scopeOf } from "../narrate/options/option-context.ts";
import type { ExploreContext } from "./explore-context.ts";
import { listExploredMeasures } from "./list-measures.ts";

/** The key of the explored measure of the plan's main table that the plan computes; null if it computes none, or several. */
export function matchMeasure(plan: QueryPlan, context: ExploreContext): string | null {
  const [measure] = plan.measures;
  const [root] = plan.sources;
  if (plan.measures.length !== 1 || measure === undefined || root?.kind !== "table") return null;
  const words = verbalizeMeasure(measure, plan, scopeOf(context));
  return listExploredMeasures(root.table, context).find((one) => one.words === words)?.key ?? null;
}
