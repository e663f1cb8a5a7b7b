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
  /** Every way to go from one table to another in one step, where there are several: both airports of a flight. */
  parallels(from: TableId, to: TableId): readonly JoinEdge[];
  /** Steps to the one row that a row belongs to, where a table refers to another in several ways. */
  readonly parallelReferences: readonly (readonly JoinEdge[])[];
  /** How far apart, in steps; a fan-out step counts a little more. Infinity when nothing connects them. */
  distance(from: TableId, to: TableId): number;
}

/** Costs are whole hundredths of a step, so that they add up exactly and can be sorted by counting. */
const stepCost = 100;
/** A step towards many rows costs a little more, so that of equal lengths the safe way is gone. */
const fanOutCost = 120;
const inferredCost = 5;
/** Paths beyond this are no longer what a person means by "of". */
const maxCost = 600;

/** Paths are searched when first asked for, one search for each table they start from. */
export function buildJoinGraph(catalog: Catalog): JoinGraph {
  const edges = new Map<TableId, JoinEdge[]>(catalog.tables.map((table) => [table.id, []]));
  for (const relationship of catalog.relationships.toSorted(byNames)) {
    const { from, to } = relationship;
    if (from.table === to.table) continue;
    edges.get(from.table)?.push({ from: from.table, to: to.table, relationship, isFanOut: false });
    edges.get(to.table)?.push({ from: to.table, to: from.table, relationship, isFanOut: true });
  }
  const paths = new Map<TableId, Map<TableId, readonly JoinEdge[] | null>>();
  const findPath: JoinGraph["findPath"] = (from, to) => {
    const known = paths.get(from) ?? new Map<TableId, readonly JoinEdge[] | null>();
    const path = known.get(to);
    if (path !== undefined) return path;
    const found = from === to ? [] : tracePath(searchFrom(from), to);
    paths.set(from, known.set(to, found));
    return found;
  };
  const searches = new Map<TableId, Search>();
  const searchFrom = (table: TableId): Search => {
    const known = searches.get(table) ?? searchPaths(edges, table);
    searches.set(table, known);
    return known;
  };
  return {
    edgesFrom: (table) => edges.get(table) ?? [],
    findPath,
    parallelReferences: [...edges.values()]
      .flatMap((steps) => [
        ...Map.groupBy(
          steps.filter((edge) => !edge.isFanOut),
          ({ to }) => to,
        ).values(),
      ])
      .filter((steps) => steps.length > 1),
    parallels: (from, to) => {
      const steps = (edges.get(from) ?? []).filter((edge) => edge.to === to);
      return steps.length > 1 ? steps : [];
    },
    distance: (from, to) =>
      from === to ? 0 : (searchFrom(from).get(to)?.cost ?? Number.POSITIVE_INFINITY) / stepCost,
  };
}

type Search = ReadonlyMap<TableId, { readonly cost: number; readonly edge: JoinEdge | null }>;

/** Of equally cheap ways the same is taken whatever the order in which a catalog lists them. */
function byNames(one: Relationship, other: Relationship): number {
  const [a, b] = [nameOf(one), nameOf(other)];
  return a < b ? -1 : Number(a > b);
}

function nameOf({ from, to }: Relationship): string {
  return [from.table, ...from.columns, to.table, ...to.columns].join("\n");
}

/** Dijkstra's search, with a shelf of tables for each cost. */
function searchPaths(edges: ReadonlyMap<TableId, readonly JoinEdge[]>, start: TableId): Search {
  const best = new Map<TableId, { cost: number; edge: JoinEdge | null }>([[start, { cost: 0, edge: null }]]);
  const shelves: TableId[][] = [[start]];
  for (let cost = 0; cost < shelves.length; cost++) {
    for (const table of shelves[cost] ?? []) {
      if (costOf(best, table) < cost) continue;
      for (const edge of edges.get(table) ?? []) {
        const further = cost + costOfEdge(edge);
        if (further > maxCost || further >= costOf(best, edge.to)) continue;
        best.set(edge.to, { cost: further, edge });
        (shelves[further] ??= []).push(edge.to);
      }
    }
  }
  return best;
}

function costOf(best: Search, table: TableId): number {
  return best.get(table)?.cost ?? Number.POSITIVE_INFINITY;
}

function costOfEdge(edge: JoinEdge): number {
  return (
    (edge.isFanOut ? fanOutCost : stepCost) + (edge.relationship.origin === "inferred" ? inferredCost : 0)
  );
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
