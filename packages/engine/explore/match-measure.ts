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
  const all = listExploredMeasures(root.table, context);
  const column = columnOf(measure, root.id);
  const same =
    all.find((one) => one.words === words) ??
    all.find((one) => column !== null && one.column?.column === column);
  return same?.key ?? null;
}

/** The column that a sum or an average is of: delays are explored by their average, whatever “delays” adds up. */
function columnOf({ expression }: QueryPlan["measures"][number], root: string): string | null {
  if (expression.kind !== "aggregate" || !["sum", "avg"].includes(expression.function)) return null;
  const { of } = expression;
  return of?.kind === "column" && of.source === root ? of.column : null;
}
