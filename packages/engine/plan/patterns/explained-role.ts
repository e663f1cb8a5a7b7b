/** The part of a plan that some words of a question became. */
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
