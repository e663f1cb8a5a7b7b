import type { Database, PlanName } from "@askery/api";

export type Billing = "monthly" | "yearly";

/** The props of the comparison, as a table or as cards. */
export interface PlanChoices {
  readonly billing: Billing;
  /** The current one; undefined while signed out. */
  readonly database: Database | undefined;
  /** The plan to highlight. */
  readonly wanted: PlanName | undefined;
  readonly onChoose: (plan: PlanName) => void;
  readonly busyWith: PlanName | undefined;
}
