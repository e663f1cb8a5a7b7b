import type { Catalog, Relationship, TableId } from "@askery/model";

/** One step of a join. `isFanOut`: one row of `from` may match several of `to`. */
export interface JoinEdge {
  readonly from: TableId;
  readonly to: TableId;
  readonly relationship: Relationship;
  readonly isFanOut: boolean;
}

/** The joins between tables, and the cheapest path from one table to another. */
export interface JoinGraph {
  edgesFrom(table: TableId): readonly JoinEdge[];
  /** The steps from `from` to `to`; empty for the same table, null if they are not connected. */
  findPath(from: TableId, to: TableId): readonly JoinEdge[] | null;
  /** All direct steps between two tables, if there are several: both airports of a flight. */
  parallels(from: TableId, to: TableId): readonly JoinEdge[];
  /** Groups of to-one steps where a table references another more than once. */
  readonly parallelReferences: readonly (readonly JoinEdge[])[];
  /** The distance in steps; a fan-out step counts slightly more. Infinity if not connected. */
  distance(from: TableId, to: TableId): number;
}

/** Costs are integers, in hundredths of a step, so that sums are exact and bucket sort works. */
const stepCost = 100;
/** A to-many step costs slightly more, so that to-one paths win at equal length. */
const fanOutCost = 120;
const inferredCost = 5;
/**
 * The penalty for going through a shared parent: students and courses of one department are not related by it;
 * enrollments, one step further, relate them.
 */
const siblingCost = 130;
/** Longer paths are too remote to be the meaning of "of". */
const maxCost = 600;

/**
 * Builds the join graph. Paths are searched on first use, with one search per start table.
 *
 * @param calendars tables whose rows are days: what happens on the same day belongs no more together than anything else
 */
export function buildJoinGraph(catalog: Catalog, calendars: ReadonlySet<TableId> = new Set()): JoinGraph {
  const edges = new Map<TableId, JoinEdge[]>(catalog.tables.map((table) => [table.id, []]));
  for (const relationship of catalog.relationships.toSorted(byNames)) {
    const { from, to } = relationship;
    if (from.table === to.table) continue;
    edges.get(from.table)?.push({ from: from.table, to: to.table, relationship, isFanOut: false });
    edges.get(to.table)?.push({ from: to.table, to: from.table, relationship, isFanOut: true });
  }
  const lossless = findLossless(catalog.tables, edges);
  const paths = new Map<TableId, Map<TableId, readonly JoinEdge[] | null>>();
  const findPath: JoinGraph["findPath"] = (from, to) => {
    const known = paths.get(from) ?? new Map<TableId, readonly JoinEdge[] | null>();
    const path = known.get(to);
    if (path !== undefined) return path;
    const shortest = from === to ? [] : tracePath(searchFrom(from), to);
    const found = shortest === null ? null : withoutLoss(shortest, lossless);
    paths.set(from, known.set(to, found));
    return found;
  };
  const searches = new Map<TableId, Search>();
  const searchFrom = (table: TableId): Search => {
    const known = searches.get(table) ?? searchPaths(edges, table, calendars);
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

/** Sorts relationships by name, so that ties do not depend on their order in the catalog. */
function byNames(one: Relationship, other: Relationship): number {
  const [a, b] = [nameOf(one), nameOf(other)];
  return a < b ? -1 : Number(a > b);
}

function nameOf({ from, to }: Relationship): string {
  return [from.table, ...from.columns, to.table, ...to.columns].join("\n");
}

/**
 * A path of references that every row has, at most one step longer than one with a reference that some rows lack: rides
 * have a vehicle and its class, but only some have a reservation with a class. Otherwise the path itself.
 *
 * A row's own reference is never replaced: the agent of a ticket is not the one who owns its account.
 */
function withoutLoss(
  path: readonly JoinEdge[],
  lossless: ReadonlyMap<TableId, readonly JoinEdge[]>,
): readonly JoinEdge[] {
  const [first] = path;
  const last = path.at(-1);
  const isWhole = path.every((edge) => !edge.isFanOut && lossless.get(edge.from)?.includes(edge));
  if (first === undefined || last === undefined || isWhole || path.length === 1) return path;
  if (path.some(({ isFanOut }) => isFanOut)) return path;
  let reached: readonly (readonly JoinEdge[])[] = (lossless.get(first.from) ?? []).map((edge) => [edge]);
  for (let steps = 1; steps <= path.length + 1; steps++) {
    const found = reached.find((one) => one.at(-1)?.to === last.to);
    if (found !== undefined) return found;
    reached = reached.flatMap((one) =>
      (lossless.get(one.at(-1)?.to ?? "") ?? [])
        .filter((edge) => edge.to !== first.from && !one.some(({ to }) => to === edge.to))
        .map((edge) => [...one, edge]),
    );
  }
  return path;
}

/** The references that no row lacks, by the table that refers. */
function findLossless(
  tables: Catalog["tables"],
  edges: ReadonlyMap<TableId, readonly JoinEdge[]>,
): ReadonlyMap<TableId, readonly JoinEdge[]> {
  const isWhole = ({ isFanOut, relationship }: JoinEdge, table: Catalog["tables"][number]): boolean =>
    !isFanOut &&
    table.columns.every(
      ({ name, profile }) => !relationship.from.columns.includes(name) || (profile?.nullCount ?? 0) === 0,
    );
  return new Map(
    tables.map((table) => [table.id, (edges.get(table.id) ?? []).filter((edge) => isWhole(edge, table))]),
  );
}

/** Dijkstra's algorithm with a bucket of arrivals per cost. */
function searchPaths(
  edges: ReadonlyMap<TableId, readonly JoinEdge[]>,
  start: TableId,
  calendars: ReadonlySet<TableId>,
): Search {
  const begin: Arrival = { table: start, cost: 0, edge: null, before: null };
  const buckets: Arrival[][] = [[begin]];
  const best = new Map<TableId, Arrival>([[start, begin]]);
  const settled = { up: new Set<TableId>(), down: new Set<TableId>() };
  for (let cost = 0; cost < buckets.length; cost++) {
    for (const arrival of buckets[cost] ?? []) {
      const known = settled[wayOf(arrival.edge)];
      if (known.has(arrival.table)) continue;
      known.add(arrival.table);
      if (!best.has(arrival.table)) best.set(arrival.table, arrival);
      if (arrival.table !== start && calendars.has(arrival.table)) continue;
      for (const edge of edges.get(arrival.table) ?? []) {
        const further = cost + costOfEdge(edge) + costOfTurn(arrival.edge, edge);
        if (further > maxCost || edge.to === start || settled[wayOf(edge)].has(edge.to)) continue;
        (buckets[further] ??= []).push({ table: edge.to, cost: further, edge, before: arrival });
      }
    }
  }
  return best;
}

/** The direction of a step: "up" to one parent row, "down" to many child rows. */
function wayOf(edge: JoinEdge | null): "up" | "down" {
  return edge?.isFanOut === false ? "up" : "down";
}

/** A path up and then down again connects siblings, which may be unrelated. */
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
