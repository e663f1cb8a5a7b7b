import type { Probe } from "@askery/engine";
import type { Cell, Plan, Table } from "@askery/model";

/**
 * What a result shows about its interpretation.
 *
 * A single row of nulls is an aggregate over no rows, and a single count of 0 is the same as no rows.
 */
export function probeOf(plan: Plan, { values, rowCount }: Table): Probe {
  if (rowCount === 0) return { outcome: "no-rows", rowCount };
  const figures = values.slice(firstFigure(plan));
  if (figures.length === 0) return { outcome: "rows", rowCount };
  const cells = figures.flat();
  if (cells.every((cell) => cell === null)) return { outcome: "only-nulls", rowCount };
  return {
    outcome: rowCount === 1 && isTotal(plan) && cells.every(isNothing) ? "no-rows" : "rows",
    rowCount,
  };
}

/** Dimensions come before measures. */
function firstFigure(plan: Plan): number {
  return plan.kind === "query" ? plan.dimensions.filter(({ isShown }) => isShown).length : 0;
}

function isTotal(plan: Plan): boolean {
  return plan.kind === "query" && plan.aggregation === "group" && plan.dimensions.length === 0;
}

function isNothing(cell: Cell): boolean {
  return cell === null || cell === 0;
}
