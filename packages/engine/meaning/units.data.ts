import type { DurationUnit, FigureSubject } from "@askery/model";

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

/**
 * Words in a name that say what is counted where it is no money. Surer than the words for money: "total quantity".
 * Singular, except where only the plural counts something: "total items", but "item price".
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

/** Units of time that are a part of a date in the singular: a month is a place in the year, months are how long something took. */
export const calendarUnits: ReadonlySet<string> = new Set(["day", "week", "month", "year"]);

/** Words for a rate at which one currency becomes another. A "conversion rate" is a share of visitors. */
export const exchangeWords: ReadonlySet<string> = new Set(["exchange", "fx", "forex"]);

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

/** How a sentence names a currency: "Revenue per month in euros". Others go by their code. */
export const currencyNames: ReadonlyMap<string, string> = new Map([
  ["EUR", "euros"],
  ["USD", "dollars"],
  ["GBP", "pounds"],
  ["CHF", "francs"],
  ["JPY", "yen"],
  ["INR", "rupees"],
]);
