import type { ColumnRole, DescribedColumn } from "@askery/model";
import type { ColumnEvidence } from "./evidence/column-evidence.ts";

/** Whether a column holds dates, or years as numbers or text; null for any other one. */
export function findDated(
  { signs, column, words }: ColumnEvidence,
  role: ColumnRole,
): DescribedColumn["dated"] {
  if (role === "calendar") {
    const isNamedYear = column.type === "integer" && column.profile === null && words.includes("year");
    if (signs.has("years") || isNamedYear) return "year";
  }
  return signs.has("date-type") || signs.has("time-type") ? "date" : null;
}
