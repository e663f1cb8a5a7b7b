/**
 * Exclusions for synonyms: a word in `words` never means a name that contains a word in `never`, nor a column of a table
 * with such a name. For example, income is never an expense. Lowercase, singular.
 */
export const contraryWords: readonly ContraryWords[] = [
  {
    words: [
      "revenue",
      "sales",
      "sale",
      "turnover",
      "takings",
      "proceeds",
      "profit",
      "margin",
      "sell",
      "sold",
    ],
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
    words: [
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
  { words: ["amount"], never: ["no", "nbr", "nr"] },
];

export interface ContraryWords {
  readonly words: readonly string[];
  readonly never: readonly string[];
}
