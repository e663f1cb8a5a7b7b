import type { Condition, Dimension, Expression, QueryPlan } from "@askery/model";
import type { Test } from "../request/clause.ts";
import type { Places } from "../request/places.ts";
import { wrapPlan } from "../wrap-plan.ts";
import type { TestContext } from "./exists-over.ts";
import { pairColumns, SourceTree } from "./source-tree.ts";

/** The keys of the rows that so many rows of another table refer to. */
export function keysRepeated(
  { column, of, operator, count }: Extract<Test, { kind: "repeated" }>,
  { schema }: TestContext,
): QueryPlan {
  const tree = new SourceTree(schema.graph, of, () => false);
  const [edge, ...more] = schema.graph.findPath(of, column.table) ?? [];
  const direct = more.length === 0 && edge ? pairColumns(edge).find(({ to }) => to === column.column) : null;
  const key = tree.column(direct ? { table: of, column: direct.from } : column);
  const having: Condition = {
    kind: "compare",
    left: { kind: "aggregate", function: "count", of: null, where: null },
    operator,
    right: { kind: "literal", value: { type: "number", value: String(count) } },
  };
  return { ...keysIn(tree, key), aggregation: "group", having: [having] };
}

/** The keys of the first rows by a figure, with the ranking inside, so that people can read it. */
export function keysRanked(
  { column, rows, figure, direction, count }: Extract<Test, { kind: "ranked" }>,
  { schema }: TestContext,
): QueryPlan {
  const tree = new SourceTree(schema.graph, rows, () => false);
  const by: Expression = {
    kind: "aggregate",
    function: figure === null ? "count" : "sum",
    of: figure && tree.column(figure),
    where: null,
  };
  const names = schema.namesOf(column.table).filter(({ table }) => table === column.table);
  const dimensions = [...names, column].map((one): Dimension => ({
    id: one.column,
    expression: tree.column(one),
    label: one === column ? column.column : schema.table(column.table).name,
    isShown: true,
    format: null,
  }));
  const ranked: QueryPlan = {
    kind: "query",
    sources: tree.sources,
    filters: [],
    aggregation: "group",
    dimensions,
    measures: [],
    having: [],
    order: [{ by, direction }],
    limit: { count, per: [] },
  };
  return wrapPlan(ranked, [column.column]);
}

/** The condition to have one of some places in an answer: to be among the first of it, but not among those before. */
export function inPlaces({ ranking, key, from, to }: Places, value: Expression): Condition {
  const isAmong = (first: QueryPlan): Condition => ({ kind: "inPlan", value, plan: wrapPlan(first, [key]) });
  const firstOf = (count: number): QueryPlan => ({ ...ranking, limit: { count, per: [] } });
  const isWithin = isAmong(to === null ? unordered(ranking) : firstOf(to));
  if (from === 1) return isWithin;
  return { kind: "all", conditions: [isWithin, { kind: "not", condition: isAmong(firstOf(from - 1)) }] };
}

function unordered(plan: QueryPlan): QueryPlan {
  return plan.limit === null ? { ...plan, order: [] } : plan;
}

/** The keys of a tree's rows. */
export function keysIn(tree: SourceTree, expression: Expression): QueryPlan {
  const key: Dimension = { id: "key", expression, label: "key", isShown: true, format: null };
  return {
    kind: "query",
    sources: tree.sources,
    filters: [],
    aggregation: "none",
    dimensions: [key],
    measures: [],
    having: [],
    order: [],
    limit: null,
  };
}
