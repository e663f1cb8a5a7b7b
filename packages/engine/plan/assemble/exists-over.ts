import type { Condition, QueryPlan, TableId } from "@askery/model";
import type { CalendarContext } from "../../question/resolve-period.ts";
import type { JoinEdge } from "../schema/join-graph.ts";
import type { Schema } from "../schema/schema.ts";
import { pairColumns, SourceTree } from "./source-tree.ts";

export interface TestContext extends CalendarContext {
  readonly schema: Schema;
}

export interface StepToMany {
  /** The steps before the fan-out, all to-one. */
  readonly before: readonly JoinEdge[];
  readonly edge: JoinEdge;
}

/**
 * Returns the first one-to-many step on the path to a table, or null if every step is to-one or the table is joined
 * already.
 */
export function stepToMany(tree: SourceTree, table: TableId, schema: Schema): StepToMany | null {
  if (tree.has(table)) return null;
  const path = schema.graph.findPath(tree.root, table) ?? [];
  const index = path.findIndex((edge) => edge.isFanOut && !tree.has(edge.to));
  const edge = path[index];
  return edge === undefined ? null : { before: path.slice(0, index), edge };
}

export function existsOver(
  tree: SourceTree,
  step: StepToMany,
  { schema }: TestContext,
  conditions: (branch: SourceTree) => readonly Condition[],
): Condition {
  const outer = tree.join(step.edge.from);
  const branch = new SourceTree(schema.graph, step.edge.to, () => false);
  const filters = conditions(branch);
  if (branch.isBroken) tree.isBroken = true;
  const pairs = pairColumns(step.edge);
  const plan: QueryPlan = {
    kind: "query",
    sources: branch.sources,
    filters,
    aggregation: "none",
    dimensions: pairs.map((pair) => ({
      id: pair.to,
      expression: { kind: "column", source: "s0", column: pair.to },
      label: pair.to,
      isShown: true,
      format: null,
    })),
    measures: [],
    having: [],
    order: [],
    limit: null,
  };
  return {
    kind: "exists",
    plan,
    on: pairs.map((pair) => ({
      outer: { kind: "column", source: outer, column: pair.from },
      inner: pair.to,
    })),
  };
}
