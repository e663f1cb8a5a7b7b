import type { DurationUnit, FigureSubject } from "@askery/model";

/** Words in a column name that make its figures money, singular. */
export const moneyWords: ReadonlySet<string> = new Set([
  "amount",
  "balance",
  "bonus",
  "budget",
  "charge",
  "commission",
  "cost",
  "debt",
  "deposit",
  "donation",
  "earning",
  "expense",
  "fare",
  "fee",
  "fine",
  "income",
  "margin",
  "payment",
  "payout",
  "premium",
  "price",
  "profit",
  "refund",
  "rent",
  "revenue",
  "royalty",
  "salary",
  "sale",
  "spend",
  "spending",
  "subtotal",
  "surcharge",
  "tax",
  "toll",
  "total",
  "tuition",
  "turnover",
  "wage",
]);

/** Words in the name of an amount for a single thing: `unit_cost`. */
export const pieceWords: ReadonlySet<string> = new Set(["unit", "piece", "each", "item"]);

/** Words in a name for how many of something there are. Singular. */
export const numberWords: ReadonlySet<string> = new Set(["quantity", "unit", "piece", "count", "number"]);

/** Words at the end of a name for a fraction of the currency, with how many make one unit of it: `price_cents`. */
export const subunitWords: ReadonlyMap<string, number> = new Map([
  ["cents", 100],
  ["cent", 100],
  ["pence", 100],
  ["pennies", 100],
]);

/** What they are called behind a word for money. */
export const shortSubunits: ReadonlyMap<string, number> = new Map([
  ["ct", 100],
  ["cts", 100],
]);

/** Words for money that nobody counts, unlike sales and totals. */
export const pricedWords: readonly string[] = ["amount", "price", "cost", "value", "balance", "tax", "vat"];

/** Words for amounts: the figure of a table with such a name is meant, rather than its rows. "Fines" are rows. Singular. */
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
  "spend",
  "budget",
  "bonus",
  "fee",
  "cost",
  "revenue",
  "sales",
  "donation",
  "contribution",
  "pledge",
  "grant",
  "royalty",
  "rent",
  "tuition",
  "score",
  "rating",
  "price",
]);

/**
 * Words in a column name for something other than money. They outweigh words for money: "total quantity". Singular,
 * except where only the plural is a count: "total items", but "item price".
 */
export const subjectWords: ReadonlyMap<string, FigureSubject> = new Map<string, FigureSubject>([
  ["quantity", "quantity"],
  ["qty", "quantity"],
  ["count", "quantity"],
  ["number", "quantity"],
  ["items", "quantity"],
  ["pieces", "quantity"],
  ["stock", "quantity"],
  ["capacity", "quantity"],
  ["population", "quantity"],
  ["votes", "quantity"],
  ["clicks", "quantity"],
  ["impressions", "quantity"],
  ["units", "quantity"],
  ["duration", "duration"],
  ["delay", "duration"],
  ["lag", "duration"],
  ["time", "duration"],
  ["weight", "size"],
  ["length", "size"],
  ["height", "size"],
  ["width", "size"],
  ["depth", "size"],
  ["distance", "size"],
  ["volume", "size"],
  ["area", "size"],
  ["size", "size"],
  ["age", "size"],
  ["elevation", "size"],
  ["percent", "share"],
  ["percentage", "share"],
  ["rate", "share"],
  ["ratio", "share"],
  ["share", "share"],
  ["proportion", "share"],
  ["probability", "share"],
  ["discount", "share"],
  ["score", "score"],
  ["rating", "score"],
  ["star", "score"],
  ["stars", "score"],
  ["point", "score"],
  ["rank", "score"],
  ["grade", "score"],
]);

/** Figures that add up across entities but not over time, such as stock. Singular. */
export const levelWords: ReadonlySet<string> = new Set([
  "balance",
  "salary",
  "wage",
  "stock",
  "inventory",
  "headcount",
  "capacity",
  "population",
  "level",
  "limit",
  "onhand",
  "backlog",
]);

/** Units of time at the end of names: `delivery_days`. Singular and plural, as spelled in names. */
export const durationWords: ReadonlyMap<string, DurationUnit | "millisecond"> = new Map([
  ["ms", "millisecond"],
  ["millis", "millisecond"],
  ["millisecond", "millisecond"],
  ["milliseconds", "millisecond"],
  ["s", "second"],
  ["sec", "second"],
  ["secs", "second"],
  ["second", "second"],
  ["seconds", "second"],
  ["min", "minute"],
  ["mins", "minute"],
  ["minute", "minute"],
  ["minutes", "minute"],
  ["h", "hour"],
  ["hr", "hour"],
  ["hrs", "hour"],
  ["hour", "hour"],
  ["hours", "hour"],
  ["day", "day"],
  ["days", "day"],
  ["week", "week"],
  ["weeks", "week"],
  ["month", "month"],
  ["months", "month"],
  ["year", "year"],
  ["years", "year"],
  ["yrs", "year"],
]);

/** Units of time whose singular is a part of a date: a month is a position in the year, months are a duration. */
export const calendarUnits: ReadonlySet<string> = new Set(["day", "week", "month", "year"]);

/** Words for exchange rates. A "conversion rate" is not one: it is a share of visitors. */
export const exchangeWords: ReadonlySet<string> = new Set(["exchange", "fx", "forex"]);

/** Other units at the end of names: `weight_kg`. */
export const unitWords: ReadonlyMap<string, string> = new Map([
  ["kg", "kg"],
  ["g", "g"],
  ["t", "t"],
  ["ton", "t"],
  ["tons", "t"],
  ["tonnes", "t"],
  ["lb", "lb"],
  ["lbs", "lb"],
  ["oz", "oz"],
  ["km", "km"],
  ["mi", "mi"],
  ["mile", "mi"],
  ["miles", "mi"],
  ["cm", "cm"],
  ["mm", "mm"],
  ["m", "m"],
  ["sqm", "m²"],
  ["m2", "m²"],
  ["m3", "m³"],
  ["cbm", "m³"],
  ["ml", "ml"],
  ["liter", "l"],
  ["liters", "l"],
  ["litre", "l"],
  ["litres", "l"],
  ["bytes", "B"],
  ["kb", "kB"],
  ["mb", "MB"],
  ["gb", "GB"],
  ["tb", "TB"],
  ["mbps", "Mbps"],
  ["kwh", "kWh"],
  ["%", "percent"],
  ["pct", "percent"],
  ["percent", "percent"],
  ["percentage", "percent"],
]);

/** Units that convert into one another, each with its size in the smallest of them. */
export const unitSizes: readonly ReadonlyMap<string, number>[] = [
  new Map([
    ["millisecond", 1],
    ["second", 1000],
    ["minute", 60_000],
    ["hour", 3_600_000],
    ["day", 86_400_000],
    ["week", 604_800_000],
  ]),
  new Map([
    ["month", 1],
    ["year", 12],
  ]),
  new Map([
    ["mg", 1],
    ["g", 1000],
    ["oz", 28_349.523125],
    ["lb", 453_592.37],
    ["kg", 1_000_000],
    ["t", 1_000_000_000],
  ]),
  new Map([
    ["mm", 1],
    ["cm", 10],
    ["in", 25.4],
    ["ft", 304.8],
    ["m", 1000],
    ["km", 1_000_000],
    ["mi", 1_609_344],
  ]),
  new Map([
    ["ml", 1],
    ["l", 1000],
    ["m³", 1_000_000],
  ]),
  new Map([
    ["B", 1],
    ["kB", 1024],
    ["MB", 1_048_576],
    ["GB", 1_073_741_824],
    ["TB", 1_099_511_627_776],
  ]),
  new Map([
    ["percent", 1],
    ["fraction", 100],
  ]),
];

const weights: ReadonlySet<string> = new Set(["weight", "mass", "tonnage", "load"]);
const distances: ReadonlySet<string> = new Set(["distance", "mileage", "odometer", "length"]);
const lengths: ReadonlySet<string> = new Set(["length", "width", "height", "depth", "thickness", "diameter"]);
const volumes: ReadonlySet<string> = new Set(["volume", "capacity"]);
const areas: ReadonlySet<string> = new Set(["area", "surface", "size"]);
const energies: ReadonlySet<string> = new Set(["energy", "consumption", "usage", "electricity"]);

/** What units measure, by words in the names of columns: kilos are those of a `weight`. Singular. */
export const measuredBy: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["g", weights],
  ["kg", weights],
  ["t", weights],
  ["lb", weights],
  ["km", distances],
  ["mi", distances],
  ["m", lengths],
  ["cm", lengths],
  ["mm", lengths],
  ["l", volumes],
  ["m³", volumes],
  ["m²", areas],
  ["ha", areas],
  ["kWh", energies],
]);
