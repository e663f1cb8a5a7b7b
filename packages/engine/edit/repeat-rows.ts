import type { AggregateExpression, Expression, Problem, QueryPlan } from "@askery/model";
import { mapCondition, mapExpression } from "../plan/assemble/map-expression.ts";
import { findRepeat } from "../plan/find-repeat.ts";
import { isProblem, refuseEdit } from "./edit-context.ts";
import type { Schema } from "../plan/schema/schema.ts";

/**
 * Keeps figures correct after an edit: where a new join repeats rows, counts become distinct counts of keys. A sum or
 * average over repeated rows is a problem. Ignores figures that already counted rows twice before the edit.
 */
export function countOnce(before: QueryPlan, after: QueryPlan, schema: Schema): QueryPlan | Problem {
  const { catalog } = schema;
  const known = new Set(
    aggregatesOf(before)
      .filter((one) => findRepeat(one, before, catalog) !== null)
      .map(keyOf),
  );
  const repairs = new Map<string, AggregateExpression>();
  for (const aggregate of aggregatesOf(after)) {
    if (known.has(keyOf(aggregate)) || findRepeat(aggregate, after, catalog) === null) continue;
    const repaired = repair(aggregate, after, schema);
    if (isProblem(repaired)) return repaired;
    repairs.set(keyOf(aggregate), repaired);
  }
  if (repairs.size > 0) return mapAggregates(after, (one) => repairs.get(keyOf(one)) ?? one);
  return after.aggregation === "none" && repeatsRows(after) && !repeatsRows(before)
    ? refuseEdit("edit-repeats-rows", { rows: nameRoot(after, schema) })
    : after;
}

/** Turns distinct counts of keys back into row counts when no join repeats rows anymore. */
export function countRowsAgain(before: QueryPlan, after: QueryPlan, schema: Schema): QueryPlan {
  if (!repeatsRows(before) || repeatsRows(after)) return after;
  const key = rootKey(after, schema);
  return mapAggregates(after, (one) =>
    key !== null && one.function === "countDistinct" && keyOf(one.of) === keyOf(key)
      ? { ...one, function: "count", of: null }
      : one,
  );
}

function aggregatesOf(plan: QueryPlan): readonly AggregateExpression[] {
  const found: AggregateExpression[] = [];
  mapAggregates(plan, (one) => {
    found.push(one);
    return one;
  });
  return found;
}

function mapAggregates(
  plan: QueryPlan,
  change: (one: AggregateExpression) => AggregateExpression,
): QueryPlan {
  const map = (part: Expression) => (part.kind === "aggregate" ? change(part) : part);
  return {
    ...plan,
    measures: plan.measures.map((one) => ({ ...one, expression: mapExpression(one.expression, map) })),
    having: plan.having.map((one) => mapCondition(one, map)),
    order: plan.order.map((one) => ({ ...one, by: mapExpression(one.by, map) })),
  };
}

function repair(
  aggregate: AggregateExpression,
  plan: QueryPlan,
  schema: Schema,
): AggregateExpression | Problem {
  const key = rootKey(plan, schema);
  if (aggregate.function === "count" && aggregate.of === null && key !== null) {
    return { ...aggregate, function: "countDistinct", of: key };
  }
  return refuseEdit("edit-repeats-rows", { rows: nameRoot(plan, schema) });
}

/** The single primary key column of a plan's root table, or null. */
function rootKey({ sources: [root] }: QueryPlan, schema: Schema): Expression | null {
  const key = root?.kind === "table" ? schema.table(root.table).primaryKey : [];
  const [column] = key;
  return root === undefined || column === undefined || key.length > 1
    ? null
    : { kind: "column", source: root.id, column };
}

function nameRoot({ sources: [root] }: QueryPlan, schema: Schema): string {
  return root?.kind === "table" ? schema.table(root.table).name : "rows";
}

export function repeatsRows({ sources }: QueryPlan): boolean {
  return sources.some(({ join }) => join?.isFanOut);
}

function keyOf(part: unknown): string {
  return JSON.stringify(part);
}
