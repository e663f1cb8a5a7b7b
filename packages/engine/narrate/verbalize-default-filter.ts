import type { AskSettings, Catalog, DefaultFilter, QueryPlan } from "@askery/model";
import { describeCondition } from "./describe-condition.ts";

/** What a default filter lets through, apart from any question: "status is not cancelled". */
export function verbalizeDefaultFilter(
  { table, condition }: DefaultFilter,
  catalog: Catalog,
  settings: AskSettings,
): string {
  const plan: QueryPlan = {
    kind: "query",
    sources: [{ kind: "table", id: "s0", table, join: null }],
    filters: [condition],
    aggregation: "none",
    dimensions: [],
    measures: [],
    having: [],
    order: [],
    limit: null,
  };
  return describeCondition(condition, { plan, catalog, settings });
}
