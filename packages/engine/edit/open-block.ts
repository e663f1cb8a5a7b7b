import type { CatalogColumn, Join, Plan, Problem, QueryPlan, Source } from "@askery/model";
import type { ColumnRef } from "../plan/request/clause.ts";
import { SourceTree } from "../plan/assemble/source-tree.ts";
import { findPathVia } from "../plan/schema/find-path-via.ts";
import type { JoinEdge } from "../plan/schema/join-graph.ts";
import type { Schema } from "../plan/schema/schema.ts";
import { lookUpTable } from "../sql/find-catalog.ts";
import { holdsPlan } from "../sql/walk-expression.ts";
import { isProblem, type EditContext } from "./edit-context.ts";

/** A query plan being edited, with its joins. */
export interface Block {
  readonly plan: QueryPlan;
  /** Null if the rows come from an inner plan, to which no table can be joined. */
  readonly tree: SourceTree | null;
  readonly context: EditContext;
}

export function openBlock(plan: QueryPlan, context: EditContext): Block {
  const { schema } = context;
  const includesUnmatched = (edge: JoinEdge, from: Source) =>
    from.join?.how === "left" || !isMet(edge, schema);
  return { plan, tree: SourceTree.over(plan.sources, schema.graph, includesUnmatched), context };
}

/** The sources of a block, including added joins. */
export function sourcesOf({ plan, tree }: Block): readonly Source[] {
  return tree?.sources ?? plan.sources;
}

export function findColumn({ table, column }: ColumnRef, { catalog }: Schema): CatalogColumn | null {
  return lookUpTable(table, catalog)?.columns.find(({ name }) => name === column) ?? null;
}

/** True if a table can be joined: along a reference to it or to what it belongs to, if one is named. */
export function isReachable(
  { table, via }: Pick<ColumnRef, "table" | "via">,
  tree: SourceTree,
  { graph }: Schema,
): boolean {
  const entry = via?.table ?? table;
  const isNear = tree.has(entry) || graph.findPath(tree.root, entry) !== null;
  const path = via === undefined ? [] : findPathVia(table, via, graph);
  return isNear && path?.every(({ isFanOut }) => !isFanOut) === true;
}

/**
 * True if the database guarantees a match for every row (NOT NULL and a declared foreign key). Edits use a left join
 * for other steps: rows without a match appear under no name, and totals stay the same.
 */
function isMet({ relationship, isFanOut }: JoinEdge, schema: Schema): boolean {
  if (isFanOut || relationship.origin !== "declared") return false;
  const { table, columns } = relationship.from;
  return columns.every((column) => findColumn({ table, column }, schema)?.isNullable === false);
}

/** The source that a join starts from. */
export function sourceBefore({ on }: Join): string | null {
  const left = on[0]?.left;
  return left?.kind === "column" ? left.source : null;
}

/** Edits all inner plans that a plan reads. */
export function editInner(plan: QueryPlan, edit: (inner: Plan) => Plan | Problem): QueryPlan | Problem {
  const sources: Source[] = [];
  for (const source of plan.sources) {
    const inner = source.kind === "plan" ? edit(source.plan) : null;
    if (inner !== null && isProblem(inner)) return inner;
    sources.push(inner === null || source.kind !== "plan" ? source : { ...source, plan: inner });
  }
  return { ...plan, sources };
}

/** True if the figures of a plan come from several inner plans, which belong together. */
export function joinsPlans(plan: Plan): boolean {
  const isJoined = plan.kind === "query" && plan.sources.slice(1).some(({ kind }) => kind === "plan");
  return isJoined || readsElsewhere(plan);
}

/** True if a figure comes from rows that the sources do not have. */
export function readsElsewhere(plan: Plan): boolean {
  return plan.kind === "query" && plan.measures.some(({ expression }) => holdsPlan(expression));
}
