/**
 * Groups of words for the same event: any of them matches a date column named after another one. "Leavers" matches a
 * termination date. Words are compared by stem, so "hired" and "hires" match "hire". Lowercase.
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
  ["signup", "sign", "signed up", "signedup", "register", "registration", "join", "enroll", "subscribe"],
  ["expire", "runout", "lapse", "end"],
  ["apply", "application", "applied"],
  ["create", "open", "opened", "raise", "submit"],
  ["create", "come", "arrive", "receive", "log"],
  ["close", "resolve", "solve", "complete", "finish"],
  ["cancel", "cancellation", "churn"],
  ["ship", "dispatch", "send"],
  ["deliver", "delivery", "arrive"],
  ["pay", "payment", "settle"],
  ["paid", "collect"],
  ["launch", "release", "introduce"],
  ["buy", "order", "purchase", "sell"],
  ["return", "refund"],
];

/** Words for the start and the end of rows that last, whatever their dates are called. Lowercase. */
export const spanWords: Readonly<Record<"interval-start" | "interval-end", readonly string[]>> = {
  "interval-start": ["start", "begin", "commence"],
  "interval-end": ["end", "finish", "expire", "runout", "stop", "terminate"],
};

/** Words for the first date of people: that of a customer's row, where no date is named so. Lowercase. */
export const arrivalWords: readonly string[] = ["signup", "register", "registration", "enroll", "subscribe"];

/** Nouns with the stem of such a word that name no event: a department is nobody's departure. Lowercase. */
export const nounsForNoEvent: ReadonlySet<string> = new Set(["department", "departments"]);
