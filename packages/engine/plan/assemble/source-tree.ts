import {
  invariant,
  type ColumnExpression,
  type Join,
  type Source,
  type SourceId,
  type TableId,
} from "@askery/model";
import type { ColumnRef } from "../request/clause.ts";
import type { JoinEdge, JoinGraph } from "../schema/join-graph.ts";

/**
 * The joins of one plan as they grow: tables are joined when they are first spoken of, each once, by the cheapest way
 * from the root. Its lifetime is the assembly of one plan.
 */
export class SourceTree {
  readonly root: TableId;
  /** Set once a table could not be reached: the plan under assembly makes no sense. */
  isBroken = false;
  readonly #graph: JoinGraph;
  readonly #sources: Source[] = [];
  readonly #idOfTable = new Map<TableId, SourceId>();
  readonly #keepsUnmatched: (edge: JoinEdge) => boolean;

  constructor(graph: JoinGraph, root: TableId, keepsUnmatched: (edge: JoinEdge) => boolean) {
    this.#graph = graph;
    this.root = root;
    this.#keepsUnmatched = keepsUnmatched;
    this.#add(root, null);
  }

  get sources(): readonly Source[] {
    return this.#sources;
  }

  /** The joined tables, the root first. */
  get tables(): readonly TableId[] {
    return [...this.#idOfTable.keys()];
  }

  /** Whether a row of the root may appear several times. */
  get hasFanOut(): boolean {
    return this.#sources.some((source) => source.join?.isFanOut === true);
  }

  /** Whether a joined table has several rows for one before it. */
  isMany(table: TableId): boolean {
    const id = this.#idOfTable.get(table);
    return this.#sources.some((source) => source.id === id && source.join?.isFanOut === true);
  }

  has(table: TableId): boolean {
    return this.#idOfTable.has(table);
  }

  /** The column, its table joined if need be. */
  column(ref: ColumnRef): ColumnExpression {
    return { kind: "column", source: this.join(ref.table), column: ref.column };
  }

  join(table: TableId): SourceId {
    const known = this.#idOfTable.get(table);
    if (known !== undefined) return known;
    const path = this.#graph.findPath(this.root, table);
    if (path === null) {
      this.isBroken = true;
      return "s0";
    }
    for (const edge of path) if (!this.#idOfTable.has(edge.to)) this.#add(edge.to, this.#joinOf(edge));
    const joined = this.#idOfTable.get(table);
    invariant(joined !== undefined, "a path ends at the table it was asked for");
    return joined;
  }

  #add(table: TableId, join: Join | null): void {
    const id = `s${this.#sources.length}`;
    this.#idOfTable.set(table, id);
    this.#sources.push({ kind: "table", id, table, join });
  }

  #joinOf(edge: JoinEdge): Join {
    const left = this.#idOfTable.get(edge.from);
    invariant(left !== undefined, "a path starts at a joined table");
    const right = `s${this.#sources.length}`;
    return {
      how: this.#keepsUnmatched(edge) ? "left" : "inner",
      on: pairColumns(edge).map((pair) => ({
        left: { kind: "column", source: left, column: pair.from },
        right: { kind: "column", source: right, column: pair.to },
      })),
      isFanOut: edge.isFanOut,
    };
  }
}

/** The columns that a step equates, by the step's own direction. */
export function pairColumns(edge: JoinEdge): readonly { readonly from: string; readonly to: string }[] {
  const { from, to } = edge.relationship;
  return from.columns.map((column, index) => {
    const other = to.columns[index];
    invariant(other !== undefined, "a relationship pairs its columns");
    return edge.isFanOut ? { from: other, to: column } : { from: column, to: other };
  });
}
