import type { QueryPlan, Source, SourceId } from "@askery/model";
import type { Schema } from "../plan/schema/schema.ts";
import { sourceBefore } from "./open-block.ts";
import { sourcesIn } from "../plan/find-repeat.ts";
import { countRowsAgain } from "./repeat-rows.ts";

/**
 * Removes joins that only the removed part used, along with their effect on the rows. A join that was unused before the
 * edit is an implicit filter ("names of the winners") and remains.
 */
export function dropUnused(before: QueryPlan, after: QueryPlan, schema: Schema): QueryPlan {
  const [was, is] = [usedSources(before), usedSources(after)];
  const sources = after.sources.filter(({ id, join }) => join === null || is.has(id) || !was.has(id));
  if (sources.length === after.sources.length) return after;
  return countRowsAgain(after, { ...after, sources }, schema);
}

/**
 * The sources that a plan reads, and those on the path to them. Fan-out joins count as used if the plan counts rows.
 */
function usedSources(plan: QueryPlan): ReadonlySet<SourceId> {
  const { sources, filters, dimensions, measures, having, order } = plan;
  const used = new Set(sourcesIn([filters, dimensions, measures, having, order]));
  if (countsRows([measures, having, order])) {
    for (const source of sources) if (source.join?.isFanOut) used.add(source.id);
  }
  for (const source of sources) if (used.has(source.id)) addPath(source, sources, used);
  return used;
}

function addPath(source: Source, sources: readonly Source[], used: Set<SourceId>): void {
  used.add(source.id);
  const before = source.join === null ? null : sourceBefore(source.join);
  const found = before === null ? undefined : sources.find(({ id }) => id === before);
  if (found !== undefined) addPath(found, sources, used);
}

function countsRows(part: unknown): boolean {
  if (typeof part !== "object" || part === null) return false;
  const kind = "kind" in part ? part.kind : null;
  if (kind === "query" || kind === "set" || kind === "sql") return false;
  if (kind === "aggregate" && "of" in part && part.of === null) return true;
  return Object.values(part).some(countsRows);
}
