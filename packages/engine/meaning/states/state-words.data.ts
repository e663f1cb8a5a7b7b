import { entryDateWords } from "../meaning-words.data.ts";

/** A state in general business English: how people ask for it, and how data show it. */
export interface StateWords {
  /** Phrases that ask for the state. Compared as typed: "opened" asks for an event and "open" for a state. */
  readonly asked: readonly string[];
  /** Words in values, and in names of flags and dates, that show it. Compared by stem. */
  readonly shown: readonly string[];
}

/** Two opposite states. */
export interface StatePair {
  readonly is: StateWords;
  readonly isNot: StateWords;
  /** True if rows are in the first state until data show the second: an order is open until it is closed. */
  readonly isAtFirst: boolean;
  /** True if every status but those for the second state is the first: what is not closed is open. */
  readonly isRest?: true;
}

const over =
  "closed close resolved resolve completed complete finished finish done settled settle cancelled canceled " +
  "rejected declined void voided aborted abandoned expired delivered paid returned shipped received converted " +
  "won lost refunded fulfilled ended archived terminated withdrawn dropped collected posted failed reversed " +
  "solved denied refused waived forgiven uncollectible written missed skipped succeeded filled";
const gone =
  "inactive disabled deactivated retired withdrawn discontinued obsolete terminated termination ended end expired " +
  "churned churn left leave resigned former archived removed decommissioned closed cancelled canceled";
const finished =
  "completed complete finished finish done resolved resolve solved settled settle fulfilled delivered ended closed close";

/** Phrases for rows that nothing shows to be over, however far they are. */
export const ongoingPhrases: readonly string[] = [
  "still open",
  "still outstanding",
  "still pending",
  "not closed",
];

/** A phrase in several rows belongs to the first row that the data of a table show. */
export const statePairs: readonly [StatePair, ...StatePair[]] = [
  {
    is: {
      asked: ["open", "outstanding", "unresolved", "pending", "in progress", "ongoing", "unsettled"],
      shown: ["open", "opened", "reopened", "partial", "partially"],
    },
    isNot: { asked: ["closed"], shown: over.split(" ") },
    isAtFirst: true,
    isRest: true,
  },
  {
    is: {
      asked: ["active", "live", "current", "enabled", "in use", "in force", "in service", "operational"],
      shown: ["active", "activated", "live", "current", "enabled", "valid", "operational", "running"],
    },
    isNot: {
      asked: ["inactive", "former", "disabled", "deactivated", "retired", "discontinued", "obsolete"],
      shown: gone.split(" "),
    },
    isAtFirst: true,
  },
  {
    is: { asked: ["finished", "completed", "complete", "done", "resolved"], shown: finished.split(" ") },
    isNot: { asked: ["unfinished", "incomplete", "uncompleted"], shown: [] },
    isAtFirst: false,
  },
  {
    is: { asked: ["paid", "settled"], shown: ["paid", "settled", "payment"] },
    isNot: { asked: ["unpaid"], shown: ["unpaid"] },
    isAtFirst: false,
  },
  {
    is: { asked: ["passed", "successful"], shown: ["passed", "pass", "ok", "success", "succeeded"] },
    isNot: { asked: ["failed", "failing", "unsuccessful"], shown: ["failed", "fail", "failure", "error"] },
    isAtFirst: false,
  },
  {
    is: { asked: ["won"], shown: ["won"] },
    isNot: { asked: ["lost"], shown: ["lost"] },
    isAtFirst: false,
  },
];

/** Stages that end some rows and are passed by others, in their usual order, and the ends after which they do not count. */
export const passedStages: readonly string[] = ["accepted", "paid", "dispatched", "shipped", "received"];
export const finalStages: readonly string[] = [
  "delivered",
  "completed",
  "complete",
  "closed",
  "finished",
  "done",
];

/** Words for a state that has only begun: what is partially received is still open. */
export const partialWords: readonly string[] = ["partial", "partially", "partly"];

/** Words in a value after which its other words do not hold: "Not started". */
export const negativeWords: readonly string[] = ["not", "non", "no", "never", "un"];

/** Words in a planned date that ends something without anyone having to act: "contract ends on". */
export const endWords: readonly string[] = [
  "end",
  "expire",
  "expiry",
  "expiration",
  "until",
  "valid",
  "renewal",
];

/** Words in the name of the last day on which something is valid. */
export const expiryWords: readonly string[] = ["expire", "expires", "expiry", "expiration", "until"];

/** Words after "valid" for such a day: "valid to". */
export const openEndWords: readonly string[] = ["to", "until", "till", "thru", "through"];

/** Words in the name of a flag that only mark it as one. */
export const flagWords: readonly string[] = ["flag", "yn", "ind", "indicator", "bool"];

/** Phrases for rows that should be done by now and are not. */
export const overduePhrases: readonly string[] = ["overdue", "past due", "in arrears"];

/** Phrases for rows that are valid today, and for those that were. */
export const validPhrases: readonly string[] = [
  "active",
  "current",
  "live",
  "valid",
  "running",
  "in force",
  "in effect",
  "effective",
  "in use",
];
export const expiredPhrases: readonly string[] = ["expired", "ended", "lapsed", "no longer valid", "former"];

/** Phrases for rows that are overdue, or were done after their deadline. */
export const latePhrases: readonly string[] = ["late", "running late", "delayed", "behind schedule"];

/** Phrases for rows that were done by their deadline. */
export const punctualPhrases: readonly string[] = ["on time", "on - time", "punctual", "on schedule"];

/** Words in a date on which a row begins, which never shows that it is done. */
export const beginningWords: readonly string[] = [
  ...entryDateWords,
  "issued",
  "sent",
  "billed",
  "invoiced",
  "ordered",
  "placed",
  "opened",
  "started",
];

/** Phrases for things that nobody has now, such as rooms and cars, and for those that somebody has. */
export const vacantPhrases: readonly string[] = [
  "vacant",
  "empty",
  "free",
  "available",
  "unoccupied",
  "idle",
  "unrented",
  "unlet",
  "vacancy",
];
export const occupiedPhrases: readonly string[] = [
  "occupied",
  "in use",
  "rented out",
  "leased out",
  "lent out",
  "let out",
  "on loan",
  "on rent",
  "on lease",
  "currently rented",
  "currently leased",
  "currently lent",
  "currently occupied",
  "occupancy",
  "utilization",
  "utilisation",
];

/** Of these, the nouns, which mean how many of all things there are: a rate. */
export const occupancyNouns: ReadonlySet<string> = new Set([
  "vacancy",
  "occupancy",
  "utilization",
  "utilisation",
]);

/** Words in the names of rows by which somebody has a thing for a time, and of their dates; those for plans to have it come after. */
export const useWords: readonly (readonly string[])[] = [
  [
    "lease",
    "rental",
    "loan",
    "stay",
    "tenancy",
    "let",
    "letting",
    "hire",
    "checkout",
    "occupancy",
    "borrowing",
    "lending",
    "residency",
    "admission",
    "lent",
    "borrowed",
    "rented",
    "picked",
    "pickup",
    "admitted",
  ],
  ["booking", "reservation", "assignment", "allocation"],
];

/** Planned and actual dates in short: estimated and actual time of departure and arrival. */
export const actualDates: Readonly<Record<string, string>> = { etd: "atd", eta: "ata" };
