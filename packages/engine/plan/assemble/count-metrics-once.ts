import type { AggregateExpression, Expression, QueryPlan, SourceId, TableId } from "@askery/model";
import { findRepeat } from "../find-repeat.ts";
import type { Quantity } from "../request/clause.ts";
import type { GroupShape } from "../shape/shape.ts";
import { aggregateOnce } from "./aggregate-once.ts";
import type { TestContext } from "./exists-over.ts";
import { mapExpression } from "./map-expression.ts";
import { bindMetric, joinMetric } from "./bind-metric.ts";
import type { SourceTree } from "./source-tree.ts";

type Metric = Extract<Quantity, { kind: "metric" }>;

export interface CountedMetrics {
  readonly plan: QueryPlan;
  /** True if a metric still runs over rows that joins repeat. */
  readonly repeatsMetric: boolean;
}

/**
 * Makes metrics count each row of their table once, so that a defined metric has the same value in every answer. That
 * is impossible for metrics of several tables that repeat each other's rows.
 */
export function countMetricsOnce(
  plan: QueryPlan,
  shape: GroupShape,
  tree: SourceTree,
  { schema }: TestContext,
): CountedMetrics {
  const metrics = [
    ...shape.measures,
    ...shape.havings,
    ...shape.order.map(({ by }) => ({ quantity: by })),
  ].flatMap(({ quantity }) => metricsIn(quantity));
  const repeated = new Map<SourceId, TableId>();
  for (const metric of metrics) {
    const { meaning } = metric.entry;
    const sources = joinMetric(metric, tree);
    if (meaning.kind !== "metric" || sources === null) continue;
    const isRepeated = aggregatesIn(bindMetric(meaning.expression, sources, null)).some(
      (one) => findRepeat(overOwnRows(one, sources.own), plan, schema.catalog) !== null,
    );
    // Rows are reduced to one source, which a figure of two is not.
    if (isRepeated && sources.beside !== null) return { plan, repeatsMetric: true };
    if (isRepeated) repeated.set(sources.own, meaning.table);
  }
  const [first, ...others] = repeated;
  if (first === undefined) return { plan, repeatsMetric: false };
  const [source, table] = first;
  const once =
    others.length > 0
      ? null
      : aggregateOnce(plan, { source, keys: schema.keyColumns(table), catalog: schema.catalog });
  return { plan: once ?? plan, repeatsMetric: once === null };
}

function metricsIn(quantity: Quantity | GroupShape["order"][number]["by"]): readonly Metric[] {
  switch (quantity.kind) {
    case "metric":
      return [quantity];
    case "per":
    case "averageOver":
      return metricsIn(quantity.of);
    case "combined":
      return [...metricsIn(quantity.left), ...metricsIn(quantity.right)];
    default:
      return [];
  }
}

function aggregatesIn(expression: Expression): readonly AggregateExpression[] {
  const found: AggregateExpression[] = [];
  mapExpression(expression, (part) => {
    if (part.kind === "aggregate") found.push(part);
    return part;
  });
  return found;
}

/** Counts rows by key where joins repeat them. */
function overOwnRows(one: AggregateExpression, source: SourceId): AggregateExpression {
  return one.of === null
    ? { ...one, function: "countDistinct", of: { kind: "column", source, column: "" } }
    : one;
}
