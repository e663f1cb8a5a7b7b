import type { AggregateExpression, Expression, QueryPlan, SourceId, TableId } from "@askery/model";
import { findRepeat } from "../find-repeat.ts";
import type { Quantity } from "../request/clause.ts";
import type { GroupShape } from "../shape/shape.ts";
import { aggregateOnce } from "./aggregate-once.ts";
import type { TestContext } from "./assemble-test.ts";
import { mapExpression } from "./map-expression.ts";
import { placeMetric } from "./place-meaning.ts";
import type { SourceTree } from "./source-tree.ts";

type Metric = Extract<Quantity, { kind: "metric" }>;

export interface CountedMetrics {
  readonly plan: QueryPlan;
  /** Whether a metric remains that is computed over rows that joins repeat. */
  readonly repeatsMetric: boolean;
}

/**
 * Metrics are computed over each row of their own table once, whatever they are broken down by or shown beside: what
 * people define is the same figure in every answer. Metrics of several tables that repeat each other's rows can't be.
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
  for (const { entry } of metrics) {
    if (entry.meaning.kind !== "metric") continue;
    const source = tree.join(entry.meaning.table);
    const isRepeated = aggregatesIn(placeMetric(entry.meaning.expression, source, null)).some(
      (one) => findRepeat(overOwnRows(one, source), plan, schema.catalog) !== null,
    );
    if (isRepeated) repeated.set(source, entry.meaning.table);
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

/** A count of rows is counted by key wherever joins repeat them. */
function overOwnRows(one: AggregateExpression, source: SourceId): AggregateExpression {
  return one.of === null
    ? { ...one, function: "countDistinct", of: { kind: "column", source, column: "" } }
    : one;
}
