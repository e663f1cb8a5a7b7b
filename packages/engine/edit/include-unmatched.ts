import type { Plan, Problem, QueryPlan, SourceId, TableId } from "@askery/model";
import { sourcesIn } from "../plan/find-repeat.ts";
import { isProblem, refuseEdit } from "./edit-context.ts";
import { editInner } from "./open-block.ts";

/**
 * Includes rows that refer to no row of a table: they form a group without a name instead of being left out. Tables that
 * are joined by way of this one are optional too.
 */
export function includeUnmatched(plan: Plan, table: TableId): Plan | Problem {
  if (plan.kind === "sql") return refuseEdit("edit-of-sql");
  if (plan.kind === "set") return refuseEdit("edit-of-set");
  const isJoinOf = (source: QueryPlan["sources"][number]) =>
    source.kind === "table" && source.table === table && source.join !== null;
  if (!plan.sources.some(isJoinOf)) {
    const edited = editInner(plan, (inner) => includeUnmatched(inner, table));
    const isSame =
      isProblem(edited) || edited.sources.every((source, index) => source === plan.sources[index]);
    return isSame ? refuseEdit("edit-name-unknown", { name: table }) : edited;
  }
  const optional = new Set<SourceId>();
  const sources = plan.sources.map((source) => {
    const { join } = source;
    const isBelow = join?.on.some(({ left }) => [...sourcesIn(left)].some((id) => optional.has(id)));
    if (join === null || (isBelow !== true && !isJoinOf(source))) return source;
    optional.add(source.id);
    return { ...source, join: { ...join, how: "left" as const } };
  });
  return { ...plan, sources };
}
