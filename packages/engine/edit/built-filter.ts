import type { Condition } from "@askery/model";

/** A filter as a condition of the plan. */
export interface BuiltFilter {
  readonly condition: Condition;
  /** True of single rows (WHERE) or of groups (HAVING). */
  readonly level: "row" | "group";
}
