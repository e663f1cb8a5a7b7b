import type { AggregateExpression } from "@askery/model";
import { closeOperand } from "./close-operand.ts";
import { findStoredColumn } from "./find-catalog.ts";
import { keyOf, type Scope } from "./printing.ts";

/** Prints the division of stored units by how many make one shown unit. The result is never an integer division. */
export function divideSubunits(sql: string, subunits: number): string {
  return `${closeOperand(sql)} / ${subunits.toFixed(1)}`;
}

/**
 * How many stored units make one shown unit of what an aggregate reads, if it may read them as stored and be divided
 * afterwards, which is exact and shorter; otherwise null.
 */
export function findAggregateSubunits(
  { function: name, of }: AggregateExpression,
  scope: Scope,
): number | null {
  if (of === null || name === "median" || name === "percentile" || scope.computed.has(keyOf(of))) return null;
  return findStoredColumn(of, scope.plan, scope.printing.catalog)?.subunits ?? null;
}
