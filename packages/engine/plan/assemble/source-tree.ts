import {
  invariant,
  type ColumnExpression,
  type Join,
  type Source,
  type SourceId,
  type TableId,
} from "@askery/model";
import type { ColumnRef } from "../request/clause.ts";
import { isSame } from "../request/is-same.ts";
import { findPathVia } from "../schema/find-path-via.ts";
import type { JoinEdge, JoinGraph } from "../schema/join-graph.ts";

/**
 * The joins of one plan while it is built or edited. Joins each table once, on first use, along the cheapest path from
 * the root.
 */
export class SourceTree {
  readonly root: TableId;
  /** True after a table could not be reached; the plan must then be discarded. */
  isBroken = false;
  readonly #graph: JoinGraph;
  readonly #sources: Source[] = [];
  readonly #idOfTable = new Map<TableId, SourceId>();
  readonly #includesUnmatched: IncludesUnmatched;

  constructor(
    graph: JoinGraph,
    root: TableId,
    includesUnmatched: IncludesUnmatched,
    sources?: readonly Source[],
  ) {
    this.#graph = graph;
    this.root = root;
    this.#includesUnmatched = includesUnmatched;
    if (sources === undefined) this.#take({ kind: "table", id: "s0", table: root, join: null });
    for (const source of sources ?? []) this.#take(source);
  }

  /** The tree of an existing plan; null if its rows come from an inner plan. */
  static over(
    sources: readonly Source[],
    graph: JoinGraph,
    includesUnmatched: IncludesUnmatched,
  ): SourceTree | null {
    const [root] = sources;
    return root?.kind === "table" ? new SourceTree(graph, root.table, includesUnmatched, sources) : null;
  }

  get sources(): readonly Source[] {
    return this.#sources;
  }

  /** The joined tables, root first. */
  get tables(): readonly TableId[] {
    return [...this.#idOfTable.keys()];
  }

  /** True if joins may repeat rows of the root. */
  get hasFanOut(): boolean {
    return this.#sources.some((source) => source.join?.isFanOut === true);
  }

  /** True if the table was joined across a one-to-many step. */
  isMany(table: TableId): boolean {
    const id = this.#idOfTable.get(table);
    return this.#sources.some((source) => source.id === id && source.join?.isFanOut === true);
  }

  has(table: TableId): boolean {
    return this.#idOfTable.has(table);
  }

  /** The column, with its table joined on first use: along the path of its reference, if it names one. */
  column({ table, column, via }: ColumnRef): ColumnExpression {
    const source = via === undefined ? this.join(table) : this.joinVia(table, via);
    return { kind: "column", source, column };
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
      const from = this.#idOfTable.get(edge.from);
      invariant(from !== undefined, "a path starts at a joined table");
      this.#idOfTable.set(edge.to, this.#step(edge, from));
    }
    const joined = this.#idOfTable.get(table);
    invariant(joined !== undefined, "a path ends at the table it was asked for");
    return joined;
  }

  /** The table as one reference leads to it, although other references may lead to it as well. */
  joinVia(table: TableId, via: ColumnRef): SourceId {
    const path = findPathVia(table, via, this.#graph);
    if (path === null || path.some(({ isFanOut }) => isFanOut)) {
      this.isBroken = true;
      return "s0";
    }
    return path.reduce((from, edge) => this.#step(edge, from), this.join(via.table));
  }

  /** The source that a step from another leads to, which is there once. */
  #step(edge: JoinEdge, from: SourceId): SourceId {
    const id = this.#freeId();
    const join = this.#joinOf(edge, from, id);
    const known = this.#sources.find(
      (source) => source.kind === "table" && source.table === edge.to && isSameJoin(source, join, id),
    );
    if (known !== undefined) return known.id;
    this.#sources.push({ kind: "table", id, table: edge.to, join });
    return id;
  }

  /** Of a table that is joined twice, the first source is used. */
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

  #joinOf(edge: JoinEdge, from: SourceId, right: SourceId): Join {
    const left = this.#sources.find(({ id }) => id === from);
    invariant(left !== undefined, "a path starts at a joined table");
    return {
      how: this.#includesUnmatched(edge, left) ? "left" : "inner",
      on: pairColumns(edge).map((pair) => ({
        left: { kind: "column", source: left.id, column: pair.from },
        right: { kind: "column", source: right, column: pair.to },
      })),
      isFanOut: edge.isFanOut,
    };
  }
}

/** True if a source is joined by the same columns, whether or not rows without a match remain. */
function isSameJoin({ id, join }: Source, { on }: Join, as: SourceId): boolean {
  const moved = on.map(({ left, right }) => ({
    left,
    right: right.kind === "column" && right.source === as ? { ...right, source: id } : right,
  }));
  return join !== null && isSame(join.on, moved);
}

/** The table from whose rows a column is reached: that of its reference, or its own. */
export function entryTo({ table, via }: ColumnRef): TableId {
  return via?.table ?? table;
}

/** Decides whether a step uses a left join, so that rows without a match remain. */
type IncludesUnmatched = (edge: JoinEdge, from: Source) => boolean;

/** The pairs of columns that a step equates, in the step's direction. */
export function pairColumns(edge: JoinEdge): readonly { readonly from: string; readonly to: string }[] {
  const { from, to } = edge.relationship;
  return from.columns.map((column, index) => {
    const other = to.columns[index];
    invariant(other !== undefined, "a relationship pairs its columns");
    return edge.isFanOut ? { from: other, to: column } : { from: column, to: other };
  });
}
