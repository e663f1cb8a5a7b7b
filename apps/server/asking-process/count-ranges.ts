import { rerunPlan, systemClock, type AskableDatabase } from "@askery/asking";
import type { Condition, Literal, Measure, QueryPlan } from "@askery/model";
import type { ColumnRanges, ToCountRanges } from "./jobs.ts";

/**
 * How many values of each column are in each of its ranges, counted by the database over all rows. A range ends before
 * the next edge; the first and the last one are open.
 */
export async function countRanges(
  { table, ranges, today, settings }: ToCountRanges,
  { database, signal }: { readonly database: AskableDatabase; readonly signal: AbortSignal },
): Promise<readonly (readonly number[])[]> {
  const plan: QueryPlan = {
    kind: "query",
    sources: [{ kind: "table", id: "s0", table: table.id, join: null }],
    filters: [],
    aggregation: "group",
    dimensions: [],
    measures: ranges.flatMap(measureRanges),
    having: [],
    order: [],
    limit: null,
  };
  const catalog = { tables: [table], relationships: [] };
  const ran = await rerunPlan({
    database: { ...database, prepared: { ...database.prepared, catalog } },
    plan,
    today,
    settings,
    limits: { timeoutMs: 5_000 },
    signal,
    now: systemClock,
  });
  const counts = ran.table.values.map(([cell]) => Number(cell ?? 0));
  return ranges.map(({ edges }) => counts.splice(0, edges.length + 1));
}

function measureRanges({ column, edges }: ColumnRanges, position: number): readonly Measure[] {
  const of = { kind: "column", source: "s0", column } as const;
  const compare = (operator: "<" | ">=", edge: Literal | undefined): readonly Condition[] =>
    edge === undefined
      ? []
      : [{ kind: "compare", left: of, operator, right: { kind: "literal", value: edge } }];
  return Array.from({ length: edges.length + 1 }, (_, index) => {
    const id = `range_${position}_${index}`;
    const conditions = [...compare(">=", edges[index - 1]), ...compare("<", edges[index])];
    return {
      id,
      label: id,
      isShown: true,
      format: null,
      expression: { kind: "aggregate", function: "count", of, where: { kind: "all", conditions } },
    };
  });
}
