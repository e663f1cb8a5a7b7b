import type { DurationUnit } from "@askery/model";

/** Words in a column's name that make its figures money. */
export const moneyWords: ReadonlySet<string> = new Set([
  "amount",
  "balance",
  "bonus",
  "budget",
  "cost",
  "costs",
  "debt",
  "earnings",
  "expense",
  "expenses",
  "fee",
  "fees",
  "fine",
  "income",
  "margin",
  "payment",
  "price",
  "profit",
  "refund",
  "rent",
  "revenue",
  "salary",
  "sales",
  "spend",
  "spending",
  "subtotal",
  "tax",
  "total",
  "turnover",
  "wage",
  "wages",
]);

/** Words that make it something else, whatever stands beside them: "total quantity". */
export const plainWords: ReadonlySet<string> = new Set([
  "capacity",
  "clicks",
  "count",
  "id",
  "impressions",
  "items",
  "number",
  "pieces",
  "points",
  "population",
  "qty",
  "quantity",
  "rank",
  "rating",
  "score",
  "stars",
  "stock",
  "units",
  "votes",
  "year",
]);

/** Words for a part of a whole. */
export const shareWords: ReadonlySet<string> = new Set([
  "discount",
  "pct",
  "percent",
  "percentage",
  "proportion",
  "rate",
  "ratio",
  "share",
]);

/** Names that end in a unit of time: `delivery_days`. */
export const durationWords: ReadonlyMap<string, DurationUnit> = new Map([
  ["seconds", "second"],
  ["secs", "second"],
  ["minutes", "minute"],
  ["mins", "minute"],
  ["hours", "hour"],
  ["hrs", "hour"],
  ["days", "day"],
  ["weeks", "week"],
  ["months", "month"],
  ["years", "year"],
]);

/** Names that end in another unit: `weight_kg`. Split names have lost nothing but their marks: "m3" is "m", "3". */
export const unitWords: ReadonlyMap<string, string> = new Map([
  ["kg", "kg"],
  ["g", "g"],
  ["lb", "lb"],
  ["lbs", "lb"],
  ["km", "km"],
  ["cm", "cm"],
  ["mm", "mm"],
  ["m", "m"],
  ["m 2", "m²"],
  ["m 3", "m³"],
  ["mb", "MB"],
  ["gb", "GB"],
  ["kwh", "kWh"],
]);

/** How a comment names a currency: "in euros". */
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

/** How a subtitle names one: "Revenue per month in euros". Others go by their code. */
export const currencyNames: ReadonlyMap<string, string> = new Map([
  ["EUR", "euros"],
  ["USD", "dollars"],
  ["GBP", "pounds"],
  ["CHF", "francs"],
  ["JPY", "yen"],
  ["INR", "rupees"],
]);

/** Names of figures that need their owner's to be understood: "order total", "trip duration". */
export const genericWords: ReadonlySet<string> = new Set([
  "amount",
  "cost",
  "count",
  "duration",
  "length",
  "number",
  "price",
  "score",
  "size",
  "total",
  "value",
  "weight",
]);

/** Names that end so hold marks rather than figures: nobody groups the digits of a year or a postal code. */
export const markWords: ReadonlySet<string> = new Set([
  "code",
  "id",
  "key",
  "no",
  "number",
  "phone",
  "postcode",
  "ssn",
  "year",
  "zip",
]);

/** Columns that hold what a thing is called. */
export const nameWords: ReadonlySet<string> = new Set([
  "name",
  "title",
  "email",
  "sku",
  "username",
  "fullname",
]);
