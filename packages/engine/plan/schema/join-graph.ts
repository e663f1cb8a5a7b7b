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
/** Students and courses of one department are no students of courses: rather one step further, over enrollments. */
const siblingCost = 130;
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

/** The cheapest arrival at each table. */
type Search = ReadonlyMap<TableId, Arrival>;

interface Arrival {
  readonly table: TableId;
  readonly cost: number;
  readonly edge: JoinEdge | null;
  readonly before: Arrival | null;
}

/** Of equally cheap ways the same is taken whatever the order in which a catalog lists them. */
function byNames(one: Relationship, other: Relationship): number {
  const [a, b] = [nameOf(one), nameOf(other)];
  return a < b ? -1 : Number(a > b);
}

function nameOf({ from, to }: Relationship): string {
  return [from.table, ...from.columns, to.table, ...to.columns].join("\n");
}

/** Dijkstra's search, with a shelf of arrivals for each cost. */
function searchPaths(edges: ReadonlyMap<TableId, readonly JoinEdge[]>, start: TableId): Search {
  const begin: Arrival = { table: start, cost: 0, edge: null, before: null };
  const shelves: Arrival[][] = [[begin]];
  const best = new Map<TableId, Arrival>([[start, begin]]);
  const settled = { up: new Set<TableId>(), down: new Set<TableId>() };
  for (let cost = 0; cost < shelves.length; cost++) {
    for (const arrival of shelves[cost] ?? []) {
      const known = settled[wayOf(arrival.edge)];
      if (known.has(arrival.table)) continue;
      known.add(arrival.table);
      if (!best.has(arrival.table)) best.set(arrival.table, arrival);
      for (const edge of edges.get(arrival.table) ?? []) {
        const further = cost + costOfEdge(edge) + costOfTurn(arrival.edge, edge);
        if (further > maxCost || edge.to === start || settled[wayOf(edge)].has(edge.to)) continue;
        (shelves[further] ??= []).push({ table: edge.to, cost: further, edge, before: arrival });
      }
    }
  }
  return best;
}

/** Whether a step leads up to the one row that many belong to, or down to those that belong to one. */
function wayOf(edge: JoinEdge | null): "up" | "down" {
  return edge?.isFanOut === false ? "up" : "down";
}

/** What goes up and then down again has something in common, and may have no more to do with each other. */
function costOfTurn(before: JoinEdge | null, edge: JoinEdge): number {
  return wayOf(before) === "up" && edge.isFanOut ? siblingCost : 0;
}

function costOfEdge(edge: JoinEdge): number {
  return (
    (edge.isFanOut ? fanOutCost : stepCost) + (edge.relationship.origin === "inferred" ? inferredCost : 0)
  );
}

function tracePath(search: Search, to: TableId): readonly JoinEdge[] | null {
  const path: JoinEdge[] = [];
  const arrival = search.get(to);
  if (arrival === undefined) return null;
  for (let at: Arrival | null = arrival; at?.edge; at = at.before) path.unshift(at.edge);
  return path;
}
