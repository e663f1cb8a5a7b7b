/** A business metric with a well-known name: `(of - less) / by`. */
export interface NamedRatio {
  /** Its names, as lemmas. */
  readonly phrases: readonly string[];
  /** Words in the names of the figures or of the rows to count, likeliest first; singular. */
  readonly of: readonly string[];
  /** A figure to subtract from `of`. */
  readonly less?: readonly string[];
  /** Absent for a difference. */
  readonly by?: readonly string[];
  /** True for a part of a whole, shown as a percentage. */
  readonly isShare: boolean;
  /** For how many of `by`: 1,000 for a cost per thousand views. Default: one. */
  readonly per?: number;
}

const spending = ["spend", "cost", "spending", "expense", "expenditure"];
const takings = ["revenue", "sales", "turnover", "income", "fee", "price", "total", "amount"];
const gains = ["margin", "profit"];
const margins = [
  "margin %",
  "% margin",
  "margin percent",
  "margin percentage",
  "margin rate",
  "gross margin %",
  "gross margin percentage",
  "gross margin rate",
  "gp margin",
  "gp margin %",
  "profit margin",
  "gross profit margin",
  "net profit margin",
  "margin in percent",
];

export const namedRatios: readonly NamedRatio[] = [
  {
    phrases: ["ctr", "click through rate", "click-through rate", "clickthrough rate", "click rate"],
    of: ["click"],
    by: ["impression", "view"],
    isShare: true,
  },
  { phrases: ["cpc", "cost per click"], of: spending, by: ["click"], isShare: false },
  {
    phrases: ["cpm", "cost per mille", "cost per thousand impressions", "cost per thousand"],
    of: spending,
    by: ["impression", "view"],
    isShare: false,
    per: 1_000,
  },
  {
    phrases: ["cpa", "cost per acquisition", "cost per conversion", "acquisition cost"],
    of: spending,
    by: ["conversion", "acquisition"],
    isShare: false,
  },
  { phrases: ["cpl", "cost per lead"], of: spending, by: ["lead"], isShare: false },
  {
    phrases: ["roas", "return on ad spend", "return on advertising spend"],
    of: takings,
    by: spending,
    isShare: false,
  },
  {
    phrases: ["conversion rate", "cvr"],
    of: ["conversion"],
    by: ["click", "visit", "session", "visitor"],
    isShare: true,
  },
  { phrases: margins, of: gains, by: takings, isShare: true },
  { phrases: margins, of: takings, less: spending, by: takings, isShare: true },
  {
    phrases: [
      "profit",
      "gross profit",
      "net profit",
      "gp",
      "margin",
      "gross margin",
      "contribution margin",
      "surplus",
    ],
    of: takings,
    less: spending,
    isShare: false,
  },
  { phrases: ["open rate"], of: ["open"], by: ["sent", "delivered", "send"], isShare: true },
  { phrases: ["bounce rate"], of: ["bounce"], by: ["session", "visit", "sent"], isShare: true },
  {
    phrases: ["average selling price", "asp", "price per unit sold"],
    of: takings,
    by: ["quantity", "unit"],
    isShare: false,
  },
];

/** Common names for average order value. */
export const orderValuePhrases: readonly string[] = [
  "aov",
  "average basket",
  "average basket value",
  "average ticket",
];

/** Common names for the revenue from each customer who brings any. */
export const revenuePerCustomerPhrases: readonly string[] = ["arpu", "arpa", "arpc"];

/** Words for those who bring revenue, likeliest first; singular. */
export const payerWords: readonly string[] = [
  "customer",
  "subscriber",
  "account",
  "client",
  "member",
  "user",
  "tenant",
  "guest",
];

/** Words in the names of figures that were only planned or expected. */
export const plannedWords: ReadonlySet<string> = new Set([
  "expected",
  "estimated",
  "forecast",
  "projected",
  "planned",
  "budget",
  "budgeted",
  "target",
]);
