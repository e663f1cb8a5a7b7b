import type { ExecutionStep } from "@askery/model";
import type { ExplainRows } from "./explain-rows.ts";

/**
 * The rows of `EXPLAIN QUERY PLAN`: id, parent, an unused number and a text (https://sqlite.org/eqp.html). SQLite
 * estimates neither rows nor costs.
 */
export function readSqlitePlan(rows: ExplainRows): readonly ExecutionStep[] {
  const depths = new Map<string, number>();
  return rows.map(([id, parent, , text]) => {
    const depth = (depths.get(String(parent)) ?? -1) + 1;
    depths.set(String(id), depth);
    // "SEARCH orders USING INDEX by_date (ordered_on>?)"
    const [, operation = String(text), detail = ""] =
      /^([A-Z-]+(?: [A-Z-]+)*)\b ?(.*)$/su.exec(String(text)) ?? [];
    return { depth, operation, details: detail === "" ? [] : [detail], rows: null, costShare: null };
  });
}
