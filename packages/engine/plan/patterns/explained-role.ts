/** The part of the plan that words of a question became. */
export type ExplainedRole =
  | "measure"
  | "dimension"
  | "filter"
  | "period"
  | "having"
  | "order"
  | "limit"
  | "source"
  | "operator"
  | "chart";
