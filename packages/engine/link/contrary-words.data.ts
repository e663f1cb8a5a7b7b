/**
 * What another word for something cannot mean: whoever says one of `said` means no name that holds one of `never`, and
 * no column of a table whose name does. Money that comes in is no money that goes out, and nobody's birth is
 * what is new. Lower case, singular.
 */
export const contraryWords: readonly ContraryWords[] = [
  {
    said: ["revenue", "sales", "sale", "turnover", "takings", "proceeds", "profit", "margin", "sell", "sold"],
    never: [
      "refund",
      "return",
      "cost",
      "expense",
      "expenditure",
      "discount",
      "tax",
      "fine",
      "penalty",
      "salary",
      "wage",
      "payroll",
      "bonus",
      "debt",
      "loss",
      "lost",
      "budget",
    ],
  },
  {
    said: [
      "new",
      "newly",
      "late",
      "latest",
      "recent",
      "recently",
      "early",
      "previous",
      "month",
      "week",
      "quarter",
    ],
    never: ["birth", "birthday", "born", "dob"],
  },
];

export interface ContraryWords {
  readonly said: readonly string[];
  readonly never: readonly string[];
}
