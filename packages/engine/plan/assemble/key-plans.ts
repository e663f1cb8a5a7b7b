import type { Condition, Dimension, Expression, QueryPlan } from "@askery/model";
import type { Test } from "../request/clause.ts";
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
