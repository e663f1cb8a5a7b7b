import type { AggregateExpression, Catalog, QueryPlan, Source, SourceId } from "@askery/model";

/** Rows that an aggregate counts more than once. */
export interface Repeat {
  readonly source: Source;
  /** The join that repeats the rows; null if several earlier rows share one of these rows. */
  readonly join: Source | null;
}

/**
 * Finds rows that an aggregate counts more than once because joins repeat them. Returns null if there are none, and for
 * MIN, MAX and distinct counts, which duplicates do not change.
 */
export function findRepeat(
  { function: name, of }: AggregateExpression,
  plan: QueryPlan,
  catalog: Catalog,
): Repeat | null {
  if (unharmed.has(name)) return null;
  const over = of === null ? plan.sources.slice(0, 1).map(({ id }) => id) : [...sourcesIn(of)];
  for (const id of over.filter((one) => !isDetermined(one, over, plan.sources))) {
    const found = findRepeatOf(id, plan.sources, catalog);
    if (found !== null) return found;
  }
  return null;
}

const unharmed: ReadonlySet<string> = new Set(["min", "max", "countDistinct"]);

/**
 * True for rows that those of another of the sources refer to: a product's price repeats with each of its order lines, and
 * quantity × price does not.
 */
function isDetermined(id: SourceId, over: readonly SourceId[], sources: readonly Source[]): boolean {
  const path = pathTo(id, sources);
  const from = path.findLastIndex((one) => one.id !== id && over.includes(one.id));
  return from >= 0 && path.slice(from + 1).every(({ join }) => join?.isFanOut === false);
}

/** Rows repeat after a one-to-many join outside their path, and where many rows reference the same row. */
function findRepeatOf(id: SourceId, sources: readonly Source[], catalog: Catalog): Repeat | null {
  const path = pathTo(id, sources);
  const source = path.at(-1);
  if (source === undefined) return null;
  const join = sources.find(
    (other) => other.join?.isFanOut && !path.includes(other) && !isAtMostOne(other, catalog),
  );
  if (join !== undefined) return { source, join };
  const isShared = path.some(
    (one) => one.join !== null && !one.join.isFanOut && !isOneToOne(one.join.on, sources, catalog),
  );
  return isShared ? { source, join: null } : null;
}

/** True for rows of which each earlier row has one at most: their key is what they refer to. */
function isAtMostOne(source: Source, catalog: Catalog): boolean {
  const table = source.kind === "table" ? catalog.tables.find(({ id }) => id === source.table) : undefined;
  return (source.join?.on ?? []).some(
    ({ right }) =>
      right.kind === "column" &&
      right.source === source.id &&
      (table?.columns.find(({ name }) => name === right.column)?.isUnique ?? false),
  );
}

function isOneToOne(
  on: NonNullable<Source["join"]>["on"],
  sources: readonly Source[],
  catalog: Catalog,
): boolean {
  return on.some(({ left }) => {
    if (left.kind !== "column") return false;
    const source = sources.find(({ id }) => id === left.source);
    // The rows of a set are distinct.
    if (source?.kind === "plan" && source.plan.kind === "set") return true;
    const table = source?.kind === "table" ? catalog.tables.find(({ id }) => id === source.table) : undefined;
    return table?.columns.find(({ name }) => name === left.column)?.isUnique ?? false;
  });
}

/** The sources on the join path from the root. */
function pathTo(id: SourceId, sources: readonly Source[]): readonly Source[] {
  const path: Source[] = [];
  let at = sources.find((source) => source.id === id);
  while (at !== undefined && !path.includes(at)) {
    path.unshift(at);
    const left = at.join?.on[0]?.left;
    const before = left?.kind === "column" ? left.source : null;
    at = sources.find((source) => source.id === before);
  }
  return path;
}

/** The sources whose columns an expression reads, without those of nested plans. */
export function sourcesIn(part: unknown, found: Set<SourceId> = new Set()): ReadonlySet<SourceId> {
  if (typeof part !== "object" || part === null) return found;
  const kind = "kind" in part ? part.kind : null;
  if (kind === "query" || kind === "set" || kind === "sql") return found;
  if (kind === "column" && "source" in part) found.add(String(part.source));
  for (const inner of Object.values(part)) sourcesIn(inner, found);
  return found;
}
