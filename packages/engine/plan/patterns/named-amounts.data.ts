import type { Flow } from "../../meaning/flow-words.data.ts";

/** A word of business for what the rows in a state are worth, or for how many there are. */
export interface NamedAmount {
  /** Its names, lowercase; the first word as typed. */
  readonly phrases: readonly string[];
  /** Words for the rows, likeliest first; singular. */
  readonly rows: readonly string[];
  /** Whether they are what comes in or goes out; null if they are counted. */
  readonly flow: Flow | null;
  /** Phrases for their state, likeliest first. */
  readonly states: readonly string[];
}

export const namedAmounts: readonly NamedAmount[] = [
  {
    phrases: ["bookings", "booked revenue", "booked business", "booked sales", "closed business"],
    rows: ["opportunity", "deal"],
    flow: "income",
    states: ["won"],
  },
  {
    phrases: ["pipeline", "sales pipeline", "open pipeline", "deal pipeline"],
    rows: ["opportunity", "deal", "quote"],
    flow: "income",
    states: ["open"],
  },
  {
    phrases: ["backlog", "order backlog", "open order backlog", "order book"],
    rows: ["sales order", "customer order", "order", "contract"],
    flow: "income",
    states: ["open", "unfinished"],
  },
  {
    phrases: ["ar", "a/r", "receivables", "accounts receivable", "receivable", "ar balance", "debtors"],
    rows: ["invoice", "bill", "charge"],
    flow: "income",
    states: ["unpaid", "open"],
  },
  {
    phrases: ["ap", "a/p", "payables", "accounts payable", "payable", "ap balance", "creditors"],
    rows: ["vendor invoice", "supplier invoice", "purchase invoice", "vendor bill", "supplier bill", "bill"],
    flow: "spending",
    states: ["unpaid", "open"],
  },
  {
    phrases: ["arrears", "past dues", "delinquencies"],
    rows: ["invoice", "bill", "charge", "rent", "installment", "fee", "due"],
    flow: "income",
    states: ["overdue", "unpaid"],
  },
  {
    phrases: ["backlog", "ticket backlog", "case backlog", "work backlog"],
    rows: ["ticket", "case", "work order", "request", "task", "job", "claim"],
    flow: null,
    states: ["open", "unfinished"],
  },
];
