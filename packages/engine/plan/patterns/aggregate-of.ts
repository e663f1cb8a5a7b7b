import type { AggregateFunction } from "@askery/model";
import type { KeywordKind } from "../keywords/keyword.ts";

/** The aggregate function that a keyword asks for, or null. */
export function aggregateOf(how: KeywordKind): AggregateFunction | null {
  switch (how) {
    case "sum":
      return "sum";
    case "average":
      return "avg";
    case "median":
      return "median";
    case "maximum":
      return "max";
    case "minimum":
      return "min";
    case "deviation":
      return "stddev";
    default:
      return null;
  }
}
