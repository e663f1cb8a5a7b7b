import type { Catalog, Relationship, TableId } from "@askery/model";

/** One step of a join. `isFanOut`: one row of `from` may meet several of `to`. */
export interface JoinEdge {
  readonly from: TableId;
  readonly to: TableId;
  readonly relationship: Relationship;
  readonly isFanOut: boolean;
}

/** Which tables can be joined, and the cheapest way from one to another. */
export interface JoinGraph {
  edgesFrom(table: TableId): readonly JoinEdge[];
  /** Steps from `from` to `to`; empty when they are the same, null when nothing connects them. */
  findPath(from: TableId, to: TableId): readonly JoinEdge[] | null;
  /** How far apart, in steps; a fan-out step counts a little more. Infinity when nothing connects them. */
  distance(from: TableId, to: TableId): number;
}

/** A step towards many rows costs a little more than one towards a single row, so that equal lengths go the safe way. */
const fanOutCost = 1.2;
const inferredCost = 0.05;
/** Paths beyond this many steps are no longer what a person means by "of". */
const maxCost = 6;

/** Paths are searched when first asked for, one search for each table they start from. */
export function buildJoinGraph(catalog: Catalog): JoinGraph {
  const edges = new Map<TableId, JoinEdge[]>(catalog.tables.map((table) => [table.id, []]));
  for (const relationship of catalog.relationships) {
    const { from, to } = relationship;
    if (from.table === to.table) continue;
    edges.get(from.table)?.push({ from: from.table, to: to.table, relationship, isFanOut: false });
    edges.get(to.table)?.push({ from: to.table, to: from.table, relationship, isFanOut: true });
  }
  const searches = new Map<TableId, Search>();
  const searchFrom = (table: TableId): Search => {
    const known = searches.get(table) ?? searchPaths(edges, table);
    searches.set(table, known);
    return known;
  };
  return {
    edgesFrom: (table) => edges.get(table) ?? [],
    findPath: (from, to) => (from === to ? [] : tracePath(searchFrom(from), to)),
    distance: (from, to) => (from === to ? 0 : (searchFrom(from).get(to)?.cost ?? Number.POSITIVE_INFINITY)),
  };
}

type Search = ReadonlyMap<TableId, { readonly cost: number; readonly edge: JoinEdge | null }>;

/** Dijkstra's search; the frontier stays small because costs are bounded. */
function searchPaths(edges: ReadonlyMap<TableId, readonly JoinEdge[]>, start: TableId): Search {
  const best = new Map<TableId, { cost: number; edge: JoinEdge | null }>([[start, { cost: 0, edge: null }]]);
  const settled = new Set<TableId>();
  let frontier: TableId[] = [start];
  while (frontier.length > 0) {
    const table = frontier.reduce((a, b) => (costOf(best, b) < costOf(best, a) ? b : a));
    frontier = frontier.filter((other) => other !== table);
    settled.add(table);
    for (const edge of edges.get(table) ?? []) {
      const cost = costOf(best, table) + costOfEdge(edge);
      if (settled.has(edge.to) || cost > maxCost || cost >= costOf(best, edge.to)) continue;
      if (!best.has(edge.to)) frontier.push(edge.to);
      best.set(edge.to, { cost, edge });
    }
  }
  return best;
}

function costOf(best: Search, table: TableId): number {
  return best.get(table)?.cost ?? Number.POSITIVE_INFINITY;
}

function costOfEdge(edge: JoinEdge): number {
  return (edge.isFanOut ? fanOutCost : 1) + (edge.relationship.origin === "inferred" ? inferredCost : 0);
}

function tracePath(search: Search, to: TableId): readonly JoinEdge[] | null {
  const path: JoinEdge[] = [];
  let edge = search.get(to)?.edge;
  if (edge === undefined) return null;
  while (edge) {
    path.unshift(edge);
    edge = search.get(edge.from)?.edge;
  }
  return path;
}
