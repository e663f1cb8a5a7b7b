/**
 * General business English for describing columns, beyond the words in the evidence of roles. No other list of the
 * engine repeats these words.
 */

/** Lifecycle states, as spelled in values. */
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

/** ISO 4217 codes of the currencies of larger economies. */
export const currencyCodes: readonly string[] = [
  ..."AED ARS AUD BGN BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR JPY KES KRW KWD".split(
    " ",
  ),
  ..."MAD MXN MYR NGN NOK NZD PEN PHP PKR PLN QAR RON RSD RUB SAR SEK SGD THB TND TRY TWD UAH USD VND ZAR".split(
    " ",
  ),
];

/** Words that start the name of a yes-or-no column. */
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

/** Names that a column shares with those of other tables, so that only its table says whose name it is. */
export const bareNames: readonly string[] = ["name", "title", "id"];

/** Words that end the name of a code with a text beside it: `platform_code`. */
export const codeWords: readonly string[] = ["code", "key", "id", "number", "no"];

/** Pieces that end the name of a code or of a list of codes, as they are written: `status_cd`, `STATUS_LIST`. */
export const codeTails: readonly string[] = [
  "cd",
  "code",
  "codes",
  "id",
  "key",
  "no",
  "nr",
  "lookup",
  "list",
];

/** Words that end the name of the text beside a code: `platform_name`. */
export const labelWords: readonly string[] = ["name", "title", "label", "description", "text"];

/** Words that end the name of a column that sorts rows into kinds: `device_category`. */
export const kindWords: readonly string[] = ["category", "type", "kind", "class", "group"];

/** Words for the quantity that remains without a part: what was not rejected. */
export const remainderWords: readonly string[] = ["good", "ok", "accepted", "passed", "yield"];

/** Words for the quantity that a part is taken from. */
export const wholeWords: readonly string[] = [
  "total",
  "all",
  "received",
  "receive",
  "recv",
  "inspected",
  "checked",
  "tested",
  "produced",
  "made",
  "ordered",
  "shipped",
  "sent",
  "delivered",
];

/** Words that columns of one table have in the same place of their names. */
export const pairedWords: readonly (readonly [one: string, other: string])[] = [
  ["start", "end"],
  ["begin", "end"],
  ["from", "to"],
  ["net", "gross"],
  ["min", "max"],
  ["first", "last"],
  ["origin", "destination"],
  ["debit", "credit"],
  ["source", "target"],
];

/** Words for the start of a span, each with the words for its end. */
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
      "filled",
      "fulfilled",
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
  [
    ["picked up", "pickup", "checked out", "borrowed", "loaned", "rented"],
    ["returned", "return", "brought back", "dropped off", "dropoff"],
  ],
  [
    ["admitted", "admission"],
    ["discharged", "discharge"],
  ],
  [["first"], ["last"]],
];

/** Words for the birth of a person. */
export const birthWords: readonly string[] = ["birth", "dob", "birthday", "birthdate", "born"];

/** Words for the day on which a thing was made. */
export const makingWords: readonly string[] = [
  "built",
  "build",
  "construction",
  "constructed",
  "completed",
  "manufactured",
  "made",
  "produced",
  "founded",
  "established",
  "commissioned",
  "published",
];

/** Words for dates in the life of a person or thing, which are not the date of the row. */
export const lifeDateWords: readonly string[] = [...birthWords, "death", "died"];

/** Words for one of several dates, for an answer, or for the date of a period, as opposed to the date of the row. */
export const sideDateWords: readonly string[] = [
  "first",
  "last",
  "latest",
  "next",
  "previous",
  "update",
  "updated",
  "modified",
  "changed",
  "response",
  "responded",
  "reply",
  "replied",
  "period",
];

/** Words for the creation of a row. */
export const creationWords: readonly string[] = [
  "created",
  "create",
  "creation",
  "entered",
  "inserted",
  "crt",
];

/** Words for the day on which a row was agreed or entered, as opposed to the day on which it takes place. */
export const entryDateWords: readonly string[] = [
  ...creationWords,
  "booked",
  "booking",
  "requested",
  "request",
  "scheduled",
  "received",
  "registered",
  "submitted",
  "assigned",
  "announced",
];

/** Words for the day on which a row was done, some time after it began. */
export const doneWords: readonly string[] = [
  "paid",
  "settled",
  "closed",
  "resolved",
  "completed",
  "finished",
  "returned",
  "collected",
  "cleared",
];

/** Words for the day on which a row takes place. */
export const occurrenceWords: readonly string[] = [
  "start",
  "begin",
  "held",
  "occurred",
  "happened",
  "performed",
  "conducted",
  "attended",
  "visited",
];

/** Words in the name of a row's main figure, most reliable first. */
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

/** Words that make a figure a plan or a limit, so that it is not the main figure. */
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

/** Words for tables of detail lines, periodic snapshots and software logs. */
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

/** Words for people, singular. Matched as whole words: "review" does not match "reviewer". */
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

/** What people are for something, in the names of references to them: `lead_id`. Singular. */
export const personRoleWords: readonly string[] = [
  "lead",
  "head",
  "chief",
  "boss",
  "agent",
  "clerk",
  "assistant",
  "rep",
  "representative",
  "principal",
  "deputy",
  "host",
  "guide",
];

/** Words for the people of a business itself, singular. */
export const staffWords: readonly string[] = ["employee", "staff", "worker", "user", "person"];

/** Generic words for people, which match any table of people. */
export const anybodyWords: ReadonlySet<string> = new Set(["person", "people", "individual"]);

/** Words that mark a column name as a date without adding meaning. Singular. */
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

/** Words for the pieces that lie somewhere, in names of tables and in questions. */
export const stockWords: readonly string[] = ["stock", "inventory"];
