import type {
  AggregateExpression,
  AggregateFunction,
  Expression,
  Order,
  Plan,
  QueryPlan,
} from "@askery/model";
import { nameOutputs, outputsOf, resolveOutput, shownOutputsOf } from "../../sql/plan-outputs.ts";
import { dialectNamed } from "../../sql/dialects/dialect-named.ts";
import { conditionsOf, type RollUpContext } from "./find-roll-up.ts";

/** A plan with the figures of several, and how the rows of one of them follow from its rows. */
export interface CombinedPlan {
  readonly plan: QueryPlan;
  /** One for each column of the one plan: its name, and the index of the combined plan's column. */
  readonly columns: readonly { readonly name: string; readonly of: number }[];
  /** How its rows are sorted, by the indexes of the combined plan's columns. */
  readonly order: readonly { readonly of: number; readonly direction: Order["direction"] }[];
}

/** Each costs little beside the rows that all of them read. Distinct values and medians do not. */
const cheap: ReadonlySet<AggregateFunction> = new Set(["count", "sum", "min", "max", "avg"]);

/**
 * One plan that computes what several do, if they group the same rows in the same way: revenue by region, and orders by
 * region. For each of them, it is the same plan, so that all share one statement. Null if there is nothing to combine.
 */
export function combinePlans(
  own: Plan,
  others: readonly Plan[],
  { dialect }: Pick<RollUpContext, "dialect">,
): CombinedPlan | null {
  if (own.kind !== "query" || !canCombine(own)) return null;
  const groups = printGroups(own);
  const alike = others.filter((one): one is QueryPlan => one.kind === "query" && canCombine(one));
  const all = sortUnique([own, ...alike.filter((one) => printGroups(one) === groups)]);
  const [first] = all.values();
  if (first === undefined || all.size < 2) return null;
  const aggregates = sortUnique([...all.values()].flatMap(aggregatesOf));
  const plan: QueryPlan = {
    ...first,
    dimensions: first.dimensions.map((dimension, index) => {
      return { ...dimension, id: `group_${index + 1}`, isShown: true };
    }),
    measures: [...aggregates.values()].map((expression, index) => {
      const id = `figure_${index + 1}`;
      return { id, label: id, expression, isShown: true, format: null };
    }),
    order: [],
  };
  const printed = outputsOf(plan).map(({ expression }) => JSON.stringify(expression));
  const find = (expression: Expression) => printed.indexOf(JSON.stringify(resolveOutput(expression, own)));
  const names = nameOutputs(own, dialectNamed(dialect));
  return {
    plan,
    columns: shownOutputsOf(own).map(({ id, expression }) => ({
      name: names.get(id) ?? id,
      of: find(expression),
    })),
    order: own.order.map(({ by, direction }) => ({ of: find(by), direction })),
  };
}

/** Whether it groups rows, all of its figures are cheap aggregates, and its order is that of figures or of times. */
function canCombine(plan: QueryPlan): boolean {
  const { aggregation, dimensions, measures, having, limit, order } = plan;
  const isPlain = aggregation === "group" && dimensions.length > 0 && having.length === 0 && limit === null;
  if (!isPlain || measures.length === 0) return false;
  const figures = measures.map(({ expression }) => resolveOutput(expression, plan));
  const groups = dimensions.map(({ expression }) => expression);
  if (!figures.every((one) => one.kind === "aggregate" && cheap.has(one.function))) return false;
  // Names of outputs mean nothing in another plan.
  if (JSON.stringify([figures, groups]).includes('"kind":"output"')) return false;
  return order.every(({ by }) => {
    const resolved = JSON.stringify(resolveOutput(by, plan));
    const isFigure = figures.some((one) => JSON.stringify(one) === resolved);
    return isFigure || groups.some((one) => one.kind === "grain" && JSON.stringify(one) === resolved);
  });
}

/** The same for plans whose rows are the same groups of the same rows. */
function printGroups(plan: QueryPlan): string {
  const groups = plan.dimensions.map(({ expression }) => expression);
  return JSON.stringify([plan.sources, conditionsOf(plan), groups]);
}

function aggregatesOf(plan: QueryPlan): readonly AggregateExpression[] {
  return plan.measures.flatMap(({ expression }) => {
    const resolved = resolveOutput(expression, plan);
    return resolved.kind === "aggregate" ? resolved : [];
  });
}

/** Equal parts once, in an order that does not depend on that of the given ones. */
function sortUnique<Part>(parts: readonly Part[]): ReadonlyMap<string, Part> {
  const printed = parts.map((part): readonly [string, Part] => [JSON.stringify(part), part]);
  return new Map(printed.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
