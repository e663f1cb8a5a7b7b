import type { ColumnRole, DescribedColumn } from "@askery/model";
import type { ColumnEvidence } from "./evidence/column-evidence.ts";

/** Classifies a column with dates, or with years as numbers or text; null for any other column. */
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
