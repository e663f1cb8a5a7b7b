/**
 * General words of business English from which the stage reads what the records of roles do not say. One table: what is
 * here is in no other list of the engine.
 */

/** States in a life cycle, as values spell them. */
export const stateWords: readonly string[] = [
  "open",
  "opened",
  "closed",
  "active",
  "inactive",
  "pending",
  "new",
  "draft",
  "approved",
  "rejected",
  "declined",
  "accepted",
  "submitted",
  "paid",
  "unpaid",
  "overdue",
  "partial",
  "cancelled",
  "canceled",
  "completed",
  "complete",
  "done",
  "finished",
  "started",
  "progress",
  "processing",
  "processed",
  "shipped",
  "delivered",
  "returned",
  "refunded",
  "failed",
  "succeeded",
  "success",
  "expired",
  "suspended",
  "terminated",
  "resolved",
  "settled",
  "waiting",
  "hold",
  "booked",
  "confirmed",
  "scheduled",
  "planned",
  "released",
  "received",
  "sent",
  "issued",
  "void",
  "voided",
  "archived",
  "published",
  "enabled",
  "disabled",
  "removed",
  "withdrawn",
  "ended",
  "running",
  "paused",
  "won",
  "lost",
  "qualified",
  "converted",
  "hired",
  "applied",
  "enrolled",
  "dropped",
  "graduated",
  "occupied",
  "vacant",
  "blocked",
  "ok",
];

/** Currencies by ISO 4217, those of the larger economies. */
export const currencyCodes: readonly string[] = [
  ..."AED ARS AUD BGN BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR JPY KES KRW KWD".split(
    " ",
  ),
  ..."MAD MXN MYR NGN NOK NZD PEN PHP PKR PLN QAR RON RSD RUB SAR SEK SGD THB TND TRY TWD UAH USD VND ZAR".split(
    " ",
  ),
];

/** Words that ask for yes or no where they begin a name. */
export const askingWords: readonly string[] = [
  "is",
  "has",
  "was",
  "can",
  "did",
  "does",
  "are",
  "should",
  "will",
  "had",
];

/** Words that end the name of what tells rows apart. */
export const idWords: readonly string[] = ["id", "key", "uuid", "guid", "sk", "pk"];

/** Words for the beginning of a span, each with those for its end. */
export const spanWords: readonly (readonly [starts: readonly string[], ends: readonly string[]])[] = [
  [
    ["start", "begin", "beginning", "from", "effective", "valid from"],
    ["end", "finish", "stop", "to", "until", "thru", "through"],
  ],
  [
    ["check in", "checkin", "arrival", "arrive", "in"],
    ["check out", "checkout", "departure", "depart", "out"],
  ],
  [
    ["hire", "hired", "join", "joined", "employed", "appointed"],
    [
      "left",
      "leave",
      "exit",
      "termination",
      "terminated",
      "terminate",
      "term",
      "resignation",
      "resigned",
      "retired",
      "fired",
      "departure",
    ],
  ],
  [
    [
      "open",
      "opened",
      "created",
      "create",
      "reported",
      "report",
      "raised",
      "raise",
      "filed",
      "logged",
      "claim",
      "started",
    ],
    [
      "closed",
      "close",
      "resolved",
      "resolve",
      "settled",
      "settle",
      "completed",
      "complete",
      "solved",
      "finished",
      "ended",
      "cleared",
    ],
  ],
  [
    ["activated", "activation", "subscribed", "signup", "start", "since", "joined"],
    ["churned", "cancelled", "canceled", "deactivated", "deactivation", "terminated", "ended", "lapsed"],
  ],
  [
    ["launch", "launched", "released", "introduced", "published", "commissioned"],
    ["withdrawn", "discontinued", "retired", "decommissioned", "delisted"],
  ],
  [["first"], ["last"]],
];

/** Words for a date on which a person's or thing's life began or ended, which is not when its row happened. */
export const lifeDateWords: readonly string[] = ["birth", "dob", "birthday", "born", "death", "died"];

/** Words for a date that is about the last or next of several, or about a period, rather than about the row. */
export const sideDateWords: readonly string[] = [
  "last",
  "latest",
  "next",
  "previous",
  "update",
  "updated",
  "modified",
  "changed",
  "period",
];

/** Words for the writing of a row. */
export const creationWords: readonly string[] = [
  "created",
  "create",
  "creation",
  "entered",
  "inserted",
  "crt",
];

/** Words in the name of the one figure that sums a row up, surest first. */
export const worthWords: readonly string[] = [
  "total",
  "revenue",
  "amount",
  "value",
  "sale",
  "sales",
  "price",
  "payment",
  "subtotal",
  "sum",
  "spend",
];

/** Words that make a figure a plan or a bound rather than what the row is worth. */
export const plannedWords: readonly string[] = [
  "expected",
  "planned",
  "estimated",
  "target",
  "limit",
  "budgeted",
  "declared",
  "forecast",
  "minimum",
  "maximum",
];

/** Words for a table that is about periods, or about what software does, or about the lines of something. */
export const tableWords = {
  part: ["line", "item", "detail", "position", "entry", "component"],
  snapshot: [
    "daily",
    "weekly",
    "monthly",
    "quarterly",
    "yearly",
    "snapshot",
    "balance",
    "level",
    "usage",
    "target",
  ],
  rate: ["rate", "price", "tariff", "pricebook", "exchange"],
  calendar: ["calendar", "date", "day", "time"],
  log: ["etl", "log", "migration", "audit", "job", "load", "import", "run"],
  lookup: ["ref", "lookup", "type", "status", "category", "reason", "code", "kind", "stage", "class"],
} as const;

/** Words for people, singular. By the word itself: "review" is no reviewer. */
export const personWords: readonly string[] = [
  "person",
  "people",
  "customer",
  "client",
  "employee",
  "staff",
  "worker",
  "user",
  "member",
  "student",
  "teacher",
  "professor",
  "instructor",
  "faculty",
  "manager",
  "author",
  "writer",
  "artist",
  "singer",
  "musician",
  "actor",
  "actress",
  "director",
  "player",
  "coach",
  "driver",
  "passenger",
  "guest",
  "patient",
  "doctor",
  "physician",
  "nurse",
  "owner",
  "candidate",
  "voter",
  "president",
  "head",
  "leader",
  "editor",
  "journalist",
  "reviewer",
  "rater",
  "host",
  "visitor",
  "participant",
  "performer",
  "wrestler",
  "gymnast",
  "swimmer",
  "climber",
  "builder",
  "resident",
  "friend",
  "child",
  "parent",
  "contact",
  "agent",
  "pilot",
  "captain",
  "chef",
  "judge",
  "lawyer",
  "engineer",
  "salesperson",
  "supplier",
  "seller",
  "buyer",
  "tourist",
  "tenant",
  "athlete",
  "winner",
];

/** Words for people that composition reads as whoever the data know. */
export const anybodyWords: ReadonlySet<string> = new Set(["person", "people"]);

/** Words of a column's name that say that it is a date, not of what. Singular. */
export const dateNameWords: ReadonlySet<string> = new Set([
  "date",
  "time",
  "datetime",
  "timestamp",
  "at",
  "on",
  "day",
  "dt",
  "ts",
  "utc",
]);
