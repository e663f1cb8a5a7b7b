import type { DatePart, Grain } from "@askery/model";

/** Words for grains. */
export const grainWords: ReadonlyMap<string, Grain> = new Map([
  ["hour", "hour"],
  ["hours", "hour"],
  ["hourly", "hour"],
  ["day", "day"],
  ["days", "day"],
  ["daily", "day"],
  ["week", "week"],
  ["weeks", "week"],
  ["weekly", "week"],
  ["month", "month"],
  ["months", "month"],
  ["monthly", "month"],
  ["quarter", "quarter"],
  ["quarters", "quarter"],
  ["quarterly", "quarter"],
  ["year", "year"],
  ["years", "year"],
  ["yearly", "year"],
  ["annual", "year"],
  ["annually", "year"],
  ["wk", "week"],
  ["mth", "month"],
  ["qtr", "quarter"],
  ["yr", "year"],
  ["yrs", "year"],
]);

/** Grain words that never follow a count. */
export const grainAdverbs: ReadonlySet<string> = new Set([
  "hourly",
  "daily",
  "weekly",
  "monthly",
  "quarterly",
  "yearly",
  "annual",
  "annually",
]);

/** Words before a count that pick that many units: "top 5 months", unlike "30 days". */
export const pickingWords: ReadonlySet<string> = new Set([
  "top",
  "bottom",
  "best",
  "worst",
  "highest",
  "lowest",
  "biggest",
  "largest",
  "smallest",
  "busiest",
  "slowest",
  "strongest",
  "weakest",
  "which",
]);

/** Phrases for parts of a date; longest first. */
export const datePartPhrases: readonly { readonly words: readonly string[]; readonly part: DatePart }[] = [
  { words: ["day", "of", "the", "week"], part: "weekday" },
  { words: ["days", "of", "the", "week"], part: "weekday" },
  { words: ["day", "of", "the", "month"], part: "dayOfMonth" },
  { words: ["hour", "of", "the", "day"], part: "hourOfDay" },
  { words: ["hours", "of", "the", "day"], part: "hourOfDay" },
  { words: ["time", "of", "the", "day"], part: "hourOfDay" },
  { words: ["month", "of", "the", "year"], part: "monthOfYear" },
  { words: ["months", "of", "the", "year"], part: "monthOfYear" },
  { words: ["quarter", "of", "the", "year"], part: "quarterOfYear" },
  { words: ["week", "of", "the", "year"], part: "weekOfYear" },
  { words: ["day", "of", "week"], part: "weekday" },
  { words: ["days", "of", "week"], part: "weekday" },
  { words: ["day", "of", "month"], part: "dayOfMonth" },
  { words: ["hour", "of", "day"], part: "hourOfDay" },
  { words: ["time", "of", "day"], part: "hourOfDay" },
  { words: ["month", "of", "year"], part: "monthOfYear" },
  { words: ["quarter", "of", "year"], part: "quarterOfYear" },
  { words: ["week", "of", "year"], part: "weekOfYear" },
  { words: ["week", "number"], part: "weekOfYear" },
  { words: ["weekday"], part: "weekday" },
  { words: ["week", "day"], part: "weekday" },
  { words: ["week", "days"], part: "weekday" },
  { words: ["weekdays"], part: "weekday" },
  { words: ["dow"], part: "weekday" },
];

/** Phrases for a development over time without a grain; longest first. */
export const overTimePhrases: readonly (readonly string[])[] = [
  ["over", "the", "course", "of", "time"],
  ["across", "time"],
  ["through", "time"],
  ["over", "time"],
  ["with", "time"],
  ["timeline"],
  ["time", "series"],
  ["trends"],
  ["trend"],
  ["trending"],
  ["evolution"],
];
