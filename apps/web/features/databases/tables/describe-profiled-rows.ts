import type { ProfiledRows } from "@askery/api";
import { countOf } from "../../../shared/wording/count-of.ts";

/** Describes which rows the profile of a table was computed from. */
export function describeProfiledRows({ basis, rowCount }: ProfiledRows): string {
  switch (basis) {
    case "all-rows":
      if (rowCount === 0) return "The table was empty.";
      return rowCount === 1
        ? "Values are from the only row."
        : `Values are from all ${countOf(rowCount, "row")}.`;
    case "spread-sample":
      return `Values are from a sample of ${countOf(rowCount, "row")} spread over the table.`;
    case "first-rows":
      return `Values are from the first ${countOf(rowCount, "row")}.`;
    case "statistics":
      return "Values are estimates: the database's own statistics.";
  }
}
