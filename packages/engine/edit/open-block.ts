import type { CatalogColumn, Join, QueryPlan, Source, TableId } from "@askery/model";
import type { ColumnRef } from "../plan/request/clause.ts";
import { SourceTree } from "../plan/assemble/source-tree.ts";
import type { JoinEdge } from "../plan/schema/join-graph.ts";
import type { Schema } from "../plan/schema/schema.ts";
import type { EditContext } from "./edit-context.ts";

/** A query plan under edit, and its joins as they grow. */
export interface Block {
  readonly plan: QueryPlan;
  /** Null where the rows come from an inner plan: no table can be joined to those. */
  readonly tree: SourceTree | null;
  readonly context: EditContext;
}

export function openBlock(plan: QueryPlan, context: EditContext): Block {
  const { schema } = context;
  const keepsUnmatched = (edge: JoinEdge, from: Source) => from.join?.how === "left" || !isMet(edge, schema);
  return { plan, tree: SourceTree.over(plan.sources, schema.graph, keepsUnmatched), context };
}

/** The joins that a block has grown. */
export function sourcesOf({ plan, tree }: Block): readonly Source[] {
  return tree?.sources ?? plan.sources;
}

export function findColumn({ table, column }: ColumnRef, { catalog }: Schema): CatalogColumn | null {
  const found = catalog.tables.find(({ id }) => id === table);
  return found?.columns.find(({ name }) => name === column) ?? null;
}

export function isReachable(table: TableId, tree: SourceTree, { graph }: Schema): boolean {
  return tree.has(table) || graph.findPath(tree.root, table) !== null;
}

/**
 * Whether every row meets one across a step: the database itself says so. Elsewhere an edit joins so that no row is
 * lost: a breakdown by something that a row lacks shows it under no name, and the total stays.
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
