/** Words in the names of columns that bound another figure: `credit_limit`, `reorder_level`, `sales_target`. */
export const limitWords: ReadonlySet<string> = new Set([
  "budget",
  "limit",
  "allowance",
  "quota",
  "target",
  "goal",
  "threshold",
  "capacity",
  "cap",
  "ceiling",
  "reorder",
  "safety",
  "minimum",
  "maximum",
  "included",
  "planned",
]);

/** Words for what is used up against a limit, likeliest first. */
export const usedWords: readonly string[] = [
  "actual",
  "used",
  "spent",
  "billed",
  "spend",
  "spending",
  "cost",
  "expense",
  "hand",
  "current",
  "amount",
  "total",
];
