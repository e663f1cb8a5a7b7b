import type {
  AggregateExpression,
  Catalog,
  Expression,
  Problem,
  QueryPlan,
  Source,
  SourceId,
} from "@askery/model";
import { mapCondition, mapExpression } from "../plan/assemble/map-expression.ts";
import { isProblem, refuseEdit } from "./edit-context.ts";
import { sourceBefore } from "./open-block.ts";
import type { Schema } from "../plan/schema/schema.ts";

/**
 * The edited plan, its figures as right as they were: where a new join repeats rows, counts count keys instead. A sum or
 * an average that would count rows twice cannot be repaired, and is a problem. Figures that counted rows twice before
 * the edit are left alone.
 */
export function countOnce(before: QueryPlan, after: QueryPlan, schema: Schema): QueryPlan | Problem {
  const { catalog } = schema;
  const known = new Set(
    aggregatesOf(before)
      .filter((one) => isRepeated(one, before, catalog))
      .map(keyOf),
  );
  const repairs = new Map<string, AggregateExpression>();
  for (const aggregate of aggregatesOf(after)) {
    if (known.has(keyOf(aggregate)) || !isRepeated(aggregate, after, catalog)) continue;
    const repaired = repair(aggregate, after, schema);
    if (isProblem(repaired)) return repaired;
    repairs.set(keyOf(aggregate), repaired);
  }
  if (repairs.size > 0) return mapAggregates(after, (one) => repairs.get(keyOf(one)) ?? one);
  return after.aggregation === "none" && repeatsRows(after) && !repeatsRows(before)
    ? refuseEdit("edit-repeats-rows", { rows: nameRoot(after, schema) })
    : after;
}

/** Counts of keys count rows again, once no join repeats them. */
export function countRowsAgain(before: QueryPlan, after: QueryPlan, schema: Schema): QueryPlan {
  if (!repeatsRows(before) || repeatsRows(after)) return after;
  const key = rootKey(after, schema);
  return mapAggregates(after, (one) =>
    key !== null && one.function === "countDistinct" && keyOf(one.of) === keyOf(key)
      ? { ...one, function: "count", of: null }
      : one,
  );
}

function aggregatesOf(plan: QueryPlan): readonly AggregateExpression[] {
  const found: AggregateExpression[] = [];
  mapAggregates(plan, (one) => {
    found.push(one);
    return one;
  });
  return found;
}

function mapAggregates(
  plan: QueryPlan,
  change: (one: AggregateExpression) => AggregateExpression,
): QueryPlan {
  const map = (part: Expression) => (part.kind === "aggregate" ? change(part) : part);
  return {
    ...plan,
    measures: plan.measures.map((one) => ({ ...one, expression: mapExpression(one.expression, map) })),
    having: plan.having.map((one) => mapCondition(one, map)),
    order: plan.order.map((one) => ({ ...one, by: mapExpression(one.by, map) })),
  };
}

/** Whether the rows that it is over appear more than once among the joined rows, and that changes it. */
function isRepeated({ function: name, of }: AggregateExpression, plan: QueryPlan, catalog: Catalog): boolean {
  if (unharmed.has(name)) return false;
  const root = plan.sources[0]?.id;
  const over = of === null ? (root === undefined ? [] : [root]) : [...sourcesIn(of)];
  return over.some((source) => isSourceRepeated(source, plan.sources, catalog));
}

const unharmed: ReadonlySet<string> = new Set(["min", "max", "countDistinct"]);

/** A source's rows repeat where many rows before share one of it, and where a join that it is not below meets many. */
function isSourceRepeated(id: SourceId, sources: readonly Source[], catalog: Catalog): boolean {
  const path = pathTo(id, sources);
  const isShared = path.some(
    ({ join }) => join !== null && !join.isFanOut && !isOneToOne(join.on, sources, catalog),
  );
  return isShared || sources.some((source) => source.join?.isFanOut && !path.includes(source));
}

function isOneToOne(
  on: NonNullable<Source["join"]>["on"],
  sources: readonly Source[],
  catalog: Catalog,
): boolean {
  return on.some(({ left }) => {
    if (left.kind !== "column") return false;
    const source = sources.find(({ id }) => id === left.source);
    const table = source?.kind === "table" ? catalog.tables.find(({ id }) => id === source.table) : undefined;
    return table?.columns.find(({ name }) => name === left.column)?.isUnique ?? false;
  });
}

/** The sources from the root to this one. */
function pathTo(id: SourceId, sources: readonly Source[]): readonly Source[] {
  const path: Source[] = [];
  let at = sources.find((source) => source.id === id);
  while (at !== undefined && !path.includes(at)) {
    path.unshift(at);
    const before = at.join === null ? null : sourceBefore(at.join);
    at = sources.find((source) => source.id === before);
  }
  return path;
}

function repair(
  aggregate: AggregateExpression,
  plan: QueryPlan,
  schema: Schema,
): AggregateExpression | Problem {
  const key = rootKey(plan, schema);
  if (aggregate.function === "count" && aggregate.of === null && key !== null) {
    return { ...aggregate, function: "countDistinct", of: key };
  }
  return refuseEdit("edit-repeats-rows", { rows: nameRoot(plan, schema) });
}

/** The one column that tells the rows of a plan's first table apart. */
function rootKey({ sources: [root] }: QueryPlan, schema: Schema): Expression | null {
  const key = root?.kind === "table" ? schema.table(root.table).primaryKey : [];
  const [column] = key;
  return root === undefined || column === undefined || key.length > 1
    ? null
    : { kind: "column", source: root.id, column };
}

function nameRoot({ sources: [root] }: QueryPlan, schema: Schema): string {
  return root?.kind === "table" ? schema.table(root.table).name : "rows";
}

export function repeatsRows({ sources }: QueryPlan): boolean {
  return sources.some(({ join }) => join?.isFanOut);
}

/** The sources whose columns an expression reads. */
export function sourcesIn(part: unknown, found: Set<SourceId> = new Set()): ReadonlySet<SourceId> {
  if (typeof part !== "object" || part === null) return found;
  const kind = "kind" in part ? part.kind : null;
  if (kind === "query" || kind === "set" || kind === "sql") return found;
  if (kind === "column" && "source" in part) found.add(String(part.source));
  for (const inner of Object.values(part)) sourcesIn(inner, found);
  return found;
}

function keyOf(part: unknown): string {
  return JSON.stringify(part);
}
