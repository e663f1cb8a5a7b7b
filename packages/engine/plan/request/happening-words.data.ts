/**
 * Words for something that happens to a thing on a date: whoever says one of a row may mean a date column named after
 * another of the same row. "Leavers" are those with a termination date. Stems are compared, so that "hired" and "hires"
 * are "hire". Lower case.
 */
export const happeningWords: readonly (readonly string[])[] = [
  ["hire", "join", "joiner", "starter", "employ", "onboard", "recruit"],
  [
    "leaver",
    "leave",
    "left",
    "quit",
    "exit",
    "depart",
    "terminate",
    "termination",
    "resign",
    "attrition",
    "end",
  ],
  ["signup", "sign", "signed up", "register", "registration", "join", "enroll", "subscribe"],
  ["apply", "application", "applied"],
  ["create", "open", "opened", "raise", "submit"],
  ["create", "come", "arrive", "receive", "log"],
  ["close", "resolve", "solve", "complete", "finish"],
  ["cancel", "cancellation", "churn"],
  ["ship", "dispatch", "send"],
  ["deliver", "delivery", "arrive"],
  ["pay", "payment", "settle"],
  ["launch", "release", "introduce"],
  ["buy", "order", "purchase", "sell"],
  ["return", "refund"],
];

/** Words that name an amount: of a table called by one, the amount is meant rather than its rows. Singular. */
export const amountWords: ReadonlySet<string> = new Set([
  "salary",
  "wage",
  "payroll",
  "pay",
  "earn",
  "earner",
  "earning",
  "earnings",
  "income",
  "refund",
  "payment",
  "expense",
  "expenditure",
  "spending",
  "budget",
  "bonus",
  "fee",
  "cost",
  "revenue",
  "sales",
  "donation",
  "score",
  "rating",
  "price",
]);
