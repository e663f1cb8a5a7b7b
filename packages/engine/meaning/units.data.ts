import type { FigureSubject } from "@askery/model";

/** Words in a column's name that make its figures money, singular. */
export const moneyWords: ReadonlySet<string> = new Set([
  "amount",
  "balance",
  "bonus",
  "budget",
  "commission",
  "cost",
  "debt",
  "earning",
  "expense",
  "fee",
  "fine",
  "fare",
  "income",
  "margin",
  "payment",
  "price",
  "profit",
  "refund",
  "rent",
  "revenue",
  "salary",
  "sale",
  "spend",
  "spending",
  "subtotal",
  "tax",
  "total",
  "turnover",
  "wage",
]);

/** Words in a name that say what is counted where it is no money, singular. Surer than the words for money: "total quantity". */
export const subjectWords: ReadonlyMap<string, FigureSubject> = new Map([
  ...(
    [
      "quantity",
      "count",
      "number",
      "item",
      "piece",
      "stock",
      "capacity",
      "population",
      "vote",
      "click",
    ] as const
  ).map((word) => [word, "quantity"] as const),
  ...(["duration", "delay", "lag", "time"] as const).map((word) => [word, "duration"] as const),
  ...(
    [
      "weight",
      "length",
      "height",
      "width",
      "depth",
      "distance",
      "volume",
      "area",
      "size",
      "age",
      "elevation",
    ] as const
  ).map((word) => [word, "size"] as const),
  ...(
    ["percent", "percentage", "rate", "ratio", "share", "proportion", "probability", "discount"] as const
  ).map((word) => [word, "share"] as const),
  ...(["score", "rating", "star", "stars", "point", "rank", "grade"] as const).map(
    (word) => [word, "score"] as const,
  ),
]);

/** What adds up over things but not over time, singular: today's stock and yesterday's are not twice the stock. */
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

/** Names that end in a unit of time: `delivery_days`. As names spell them, in the singular and the plural. */
export const durationWords: ReadonlyMap<string, string> = new Map([
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

/** Names that end in another unit: `weight_kg`. */
export const unitWords: ReadonlyMap<string, string> = new Map([
  ["kg", "kg"],
  ["g", "g"],
  ["lb", "lb"],
  ["lbs", "lb"],
  ["km", "km"],
  ["cm", "cm"],
  ["mm", "mm"],
  ["m", "m"],
  ["sqm", "m²"],
  ["m2", "m²"],
  ["m3", "m³"],
  ["cbm", "m³"],
  ["mb", "MB"],
  ["gb", "GB"],
  ["mbps", "Mbps"],
  ["kwh", "kWh"],
  ["pct", "percent"],
  ["percent", "percent"],
  ["percentage", "percent"],
]);

/** How a name or a comment spells a currency: `amount_usd`, "in euros". */
export const currencyWords: ReadonlyMap<string, string> = new Map([
  ["eur", "EUR"],
  ["euro", "EUR"],
  ["euros", "EUR"],
  ["usd", "USD"],
  ["dollar", "USD"],
  ["dollars", "USD"],
  ["gbp", "GBP"],
  ["pounds", "GBP"],
  ["chf", "CHF"],
  ["francs", "CHF"],
  ["yen", "JPY"],
  ["jpy", "JPY"],
  ["inr", "INR"],
  ["rupees", "INR"],
]);
