import type { Expression, Plan } from "@askery/model";
import type { Schema } from "../schema/schema.ts";

/** Counts joins over nullable references, which drop the rows without a reference; of queries side by side, those of the worst. */
export function countLossy(plan: Plan, schema: Schema): number {
  if (plan.kind === "set") return Math.max(countLossy(plan.left, schema), countLossy(plan.right, schema));
  if (plan.kind !== "query") return 0;
  const { sources } = plan;
  const tableOf = new Map(
    sources.map((source) => [source.id, source.kind === "table" ? source.table : null]),
  );
  const lacks = (side: Expression): boolean => {
    const table = side.kind === "column" ? (tableOf.get(side.source) ?? null) : null;
    if (table === null || side.kind !== "column") return false;
    return (schema.column({ table, column: side.column }).profile?.nullCount ?? 0) > 0;
  };
  const own = sources.filter(
    ({ join }) => join?.isFanOut === false && join.on.some(({ left }) => lacks(left)),
  );
  const nested = sources.map((source) => (source.kind === "plan" ? countLossy(source.plan, schema) : 0));
  return own.length + Math.max(0, ...nested);
}
