import type { Dimension, QueryPlan, SourceId } from "@askery/model";
import type { Schema } from "../plan/schema/schema.ts";
import { sourceBefore } from "./open-block.ts";
import { sourcesIn } from "../plan/find-repeat.ts";

/**
 * True if each existing group has exactly one value of the added dimensions, so that no group is split: they belong to
 * an entity that the plan groups by, or to a parent of it.
 */
export function isDetermined(
  added: readonly Dimension[],
  after: QueryPlan,
  before: QueryPlan,
  schema: Schema,
): boolean {
  const known = new Set<SourceId>();
  for (const source of after.sources) {
    const { join } = source;
    const above = join === null || join.isFanOut ? null : sourceBefore(join);
    if ((above !== null && known.has(above)) || holdsKey(source.id, before, schema)) known.add(source.id);
  }
  return added.every(({ expression }) => [...sourcesIn(expression)].every((source) => known.has(source)));
}

function holdsKey(id: SourceId, { sources, dimensions }: QueryPlan, schema: Schema): boolean {
  const source = sources.find((one) => one.id === id);
  if (source?.kind !== "table") return false;
  const columns = new Set(
    dimensions.flatMap(({ expression }) =>
      expression.kind === "column" && expression.source === id ? [expression.column] : [],
    ),
  );
  const key = schema.table(source.table).primaryKey;
  return key.length > 0 && key.every((column) => columns.has(column));
}
