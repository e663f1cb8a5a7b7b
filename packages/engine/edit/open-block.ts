import type { CatalogColumn, Join, QueryPlan, Source, TableId } from "@askery/model";
import type { ColumnRef } from "../plan/request/clause.ts";
import { SourceTree } from "../plan/assemble/source-tree.ts";
import type { JoinEdge } from "../plan/schema/join-graph.ts";
import type { Schema } from "../plan/schema/schema.ts";
import type { EditContext } from "./edit-context.ts";

/** A query plan being edited, with its joins. */
export interface Block {
  readonly plan: QueryPlan;
  /** Null if the rows come from an inner plan, to which no table can be joined. */
  readonly tree: SourceTree | null;
  readonly context: EditContext;
}

export function openBlock(plan: QueryPlan, context: EditContext): Block {
  const { schema } = context;
  const keepsUnmatched = (edge: JoinEdge, from: Source) => from.join?.how === "left" || !isMet(edge, schema);
  return { plan, tree: SourceTree.over(plan.sources, schema.graph, keepsUnmatched), context };
}

/** The sources of a block, including added joins. */
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
