import {
  wholeDatabase,
  type Condition,
  type DateSpan,
  type Exploration,
  type ExploredColumn,
  type ExploredPeriod,
  type Plan,
  type QueryPlan,
} from "@askery/model";
import { isPeriod } from "../edit/find-time.ts";
import { namingPlan } from "../chart/find-plan-column.ts";
import { parseIsoDate } from "../question/calendar-days.ts";
import { resolvePeriod } from "../question/resolve-period.ts";
import type { ExploreContext } from "./explore-context.ts";
import { exploredFiltersOf, readColumn, readFilterValue } from "./explored-filters.ts";
import { matchMeasure } from "./match-measure.ts";

/** The rows and the figure of a plan as an exploration, and its further conditions. */
export interface ExploredPlan {
  readonly exploration: Exploration;
  readonly others: readonly Condition[];
}

/** The exploration of what a plan shows: its table, figure, breakdown, values and period. Null for SQL. */
export function explorationOfPlan(plan: Plan, context: ExploreContext): ExploredPlan | null {
  const block = innermost(plan);
  const [root] = block?.sources ?? [];
  if (block === null || root?.kind !== "table" || !context.lexicon.tables.has(root.table)) return null;
  const [period, ...otherPeriods] = block.filters.filter(isPeriod);
  const days = period === undefined ? null : daysOf(resolvePeriod(period.period, context));
  const others = block.filters.filter(
    (one) => !isPeriod(one) && readFilterValue(one, block, context.schema) === null,
  );
  return {
    exploration: {
      ...wholeDatabase,
      table: root.table,
      measure: matchMeasure(block, context),
      by: findColumn(block, context),
      filters: exploredFiltersOf(block, context.schema),
      period: days,
    },
    others: [...others, ...otherPeriods, ...(period !== undefined && days === null ? [period] : [])],
  };
}

/** The block that reads the rows of tables. */
function innermost(plan: Plan): QueryPlan | null {
  const block = namingPlan(plan);
  const [first] = block?.sources ?? [];
  return first?.kind === "plan" ? innermost(first.plan) : block;
}

function daysOf({ from, to }: DateSpan): ExploredPeriod | null {
  if (from === null || to === null || parseIsoDate(to) <= parseIsoDate(from)) return null;
  return { from, to };
}

/** The first column that figures are broken down by. */
function findColumn(plan: QueryPlan, { schema }: ExploreContext): ExploredColumn | null {
  if (plan.measures.length === 0) return null;
  for (const { expression, isShown } of plan.dimensions) {
    const column = isShown ? readColumn(expression, plan, schema) : null;
    if (column !== null) return column;
  }
  return null;
}
