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
 * from the root. Its lifetime is the assembly of one plan, or one edit of a plan that has sources already.
 */
export class SourceTree {
  readonly root: TableId;
  /** Set once a table could not be reached: the plan under assembly makes no sense. */
  isBroken = false;
  readonly #graph: JoinGraph;
  readonly #sources: Source[] = [];
  readonly #idOfTable = new Map<TableId, SourceId>();
  readonly #keepsUnmatched: KeepsUnmatched;

  constructor(graph: JoinGraph, root: TableId, keepsUnmatched: KeepsUnmatched, sources?: readonly Source[]) {
    this.#graph = graph;
    this.root = root;
    this.#keepsUnmatched = keepsUnmatched;
    if (sources === undefined) this.#add(root, "s0", null);
    for (const source of sources ?? []) this.#take(source);
  }

  /** The tree of a plan that is to be edited; null where its rows come from an inner plan. */
  static over(
    sources: readonly Source[],
    graph: JoinGraph,
    keepsUnmatched: KeepsUnmatched,
  ): SourceTree | null {
    const [root] = sources;
    return root?.kind === "table" ? new SourceTree(graph, root.table, keepsUnmatched, sources) : null;
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
    for (const edge of path) {
      if (this.#idOfTable.has(edge.to)) continue;
      const id = this.#freeId();
      this.#add(edge.to, id, this.#joinOf(edge, id));
    }
    const joined = this.#idOfTable.get(table);
    invariant(joined !== undefined, "a path ends at the table it was asked for");
    return joined;
  }

  #add(table: TableId, id: SourceId, join: Join | null): void {
    this.#idOfTable.set(table, id);
    this.#sources.push({ kind: "table", id, table, join });
  }

  /** Of a table that is joined twice, the first counts. */
  #take(source: Source): void {
    if (source.kind === "table" && !this.#idOfTable.has(source.table)) {
      this.#idOfTable.set(source.table, source.id);
    }
    this.#sources.push(source);
  }

  #freeId(): SourceId {
    const taken = new Set(this.#sources.map(({ id }) => id));
    let number = this.#sources.length;
    while (taken.has(`s${number}`)) number += 1;
    return `s${number}`;
  }

  #joinOf(edge: JoinEdge, right: SourceId): Join {
    const left = this.#sources.find(({ id }) => id === this.#idOfTable.get(edge.from));
    invariant(left !== undefined, "a path starts at a joined table");
    return {
      how: this.#keepsUnmatched(edge, left) ? "left" : "inner",
      on: pairColumns(edge).map((pair) => ({
        left: { kind: "column", source: left.id, column: pair.from },
        right: { kind: "column", source: right, column: pair.to },
      })),
      isFanOut: edge.isFanOut,
    };
  }
}

/** Whether a row of the source that a step leads on from stays where nothing meets it. */
type KeepsUnmatched = (edge: JoinEdge, from: Source) => boolean;

/** The columns that a step equates, by the step's own direction. */
export function pairColumns(edge: JoinEdge): readonly { readonly from: string; readonly to: string }[] {
  const { from, to } = edge.relationship;
  return from.columns.map((column, index) => {
    const other = to.columns[index];
    invariant(other !== undefined, "a relationship pairs its columns");
    return edge.isFanOut ? { from: other, to: column } : { from: column, to: other };
  });
}
