import { findTouchedSpellings, type SpellingCounts } from "@askery/engine";
import { planRows, type Plan, type QueryPlan } from "@askery/model";
import { runAside } from "./run-aside.ts";
import type { RunContext } from "./run-interpretation.ts";

/**
 * Counts the rows of each spelling of the values about which an answer warns; null if it does not warn, or if the counts
 * take too long.
 */
export async function countSpellings(plan: Plan, context: RunContext): Promise<SpellingCounts | null> {
  const [touched] = findTouchedSpellings(plan, context.database.prepared);
  if (touched === undefined || touched.areOne) return null;
  const spellings = touched.groups.flat();
  const counted = await runAside(planCounts(touched, spellings), spellings.length, context);
  if (counted === null) return null;
  const [values = [], counts = []] = counted.values;
  return new Map(values.map((value, row) => [String(value), Number(counts[row])]));
}

function planCounts(
  { table, column }: { readonly table: string; readonly column: string },
  spellings: readonly string[],
): QueryPlan {
  const value = { kind: "column", source: "s0", column } as const;
  const shown = { isShown: true, format: null };
  return {
    ...planRows(table),
    filters: [
      {
        kind: "in",
        value,
        options: spellings.map((spelling) => ({ type: "text", value: spelling })),
      },
    ],
    aggregation: "group",
    dimensions: [{ ...shown, id: "spelling", label: "spelling", expression: value }],
    measures: [
      {
        ...shown,
        id: "row_count",
        label: "rows",
        expression: { kind: "aggregate", function: "count", of: null, where: null },
      },
    ],
  };
}
