import type { CalendarUnit } from "@askery/model";

/** Month names and their abbreviations, 1–12. */
export const monthNames: ReadonlyMap<string, number> = new Map([
  ["january", 1],
  ["jan", 1],
  ["february", 2],
  ["feb", 2],
  ["march", 3],
  ["mar", 3],
  ["april", 4],
  ["apr", 4],
  ["may", 5],
  ["june", 6],
  ["jun", 6],
  ["july", 7],
  ["jul", 7],
  ["august", 8],
  ["aug", 8],
  ["september", 9],
  ["sep", 9],
  ["sept", 9],
  ["october", 10],
  ["oct", 10],
  ["november", 11],
  ["nov", 11],
  ["december", 12],
  ["dec", 12],
]);

/** Seasons, by their first month. */
export const seasonMonths: ReadonlyMap<string, number> = new Map([
  ["spring", 3],
  ["summer", 6],
  ["autumn", 9],
  ["fall", 9],
  ["winter", 12],
]);

/** Weekday names and their abbreviations, 0 Monday to 6 Sunday. */
export const weekdayNames: ReadonlyMap<string, number> = new Map([
  ["monday", 0],
  ["mondays", 0],
  ["mon", 0],
  ["tuesday", 1],
  ["tuesdays", 1],
  ["tue", 1],
  ["tues", 1],
  ["wednesday", 2],
  ["wednesdays", 2],
  ["wed", 2],
  ["thursday", 3],
  ["thursdays", 3],
  ["thu", 3],
  ["thur", 3],
  ["thurs", 3],
  ["friday", 4],
  ["fridays", 4],
  ["fri", 4],
  ["saturday", 5],
  ["saturdays", 5],
  ["sat", 5],
  ["sunday", 6],
  ["sundays", 6],
  ["sun", 6],
]);

/** Words before a weekday that mean it in any week. */
export const everyWords: ReadonlySet<string> = new Set(["every", "each", "any"]);

/** Kinds of days, as weekdays from 1 for Monday. */
export const dayKinds: readonly { readonly words: readonly string[]; readonly days: readonly number[] }[] = [
  { words: ["weekend", "days"], days: [6, 7] },
  { words: ["weekends"], days: [6, 7] },
  { words: ["weekend"], days: [6, 7] },
  { words: ["weekdays"], days: [1, 2, 3, 4, 5] },
  { words: ["weekday"], days: [1, 2, 3, 4, 5] },
  { words: ["week", "days"], days: [1, 2, 3, 4, 5] },
  { words: ["working", "days"], days: [1, 2, 3, 4, 5] },
  { words: ["work", "days"], days: [1, 2, 3, 4, 5] },
  { words: ["workdays"], days: [1, 2, 3, 4, 5] },
  { words: ["business", "days"], days: [1, 2, 3, 4, 5] },
];

/** Names that are also ordinary words, so that on their own they may not be dates. */
export const ambiguousNames: ReadonlySet<string> = new Set([
  "may",
  "march",
  "mar",
  "sat",
  "sun",
  "wed",
  "mon",
  "august",
  "dec",
  "jan",
]);

/** After one of these, "may" is a verb: "who may drive". */
export const subjectPronouns: ReadonlySet<string> = new Set(
  "who that which they we you i he she it one".split(" "),
);

export const unitNames: ReadonlyMap<string, CalendarUnit> = new Map([
  ["day", "day"],
  ["days", "day"],
  ["week", "week"],
  ["weeks", "week"],
  ["wk", "week"],
  ["weekend", "weekend"],
  ["weekends", "weekend"],
  ["month", "month"],
  ["months", "month"],
  ["mth", "month"],
  ["quarter", "quarter"],
  ["quarters", "quarter"],
  ["qtr", "quarter"],
  ["qtrs", "quarter"],
  ["half", "half"],
  ["year", "year"],
  ["years", "year"],
  ["yr", "year"],
  ["yrs", "year"],
  ["decade", "decade"],
  ["decades", "decade"],
]);

/** The offset from the current unit that a word expresses. */
export const relativeWords: ReadonlyMap<string, number> = new Map([
  ["this", 0],
  ["current", 0],
  ["last", -1],
  ["previous", -1],
  ["prior", -1],
  ["preceding", -1],
  ["next", 1],
  ["coming", 1],
  ["upcoming", 1],
]);

/** Words before "90 days" that count back from today. */
export const rollingWords: ReadonlySet<string> = new Set([
  "last",
  "past",
  "previous",
  "prior",
  "preceding",
  "trailing",
  "rolling",
  "recent",
  "latest",
]);

/** Words that exclude the current, unfinished unit: "the last 3 full months". */
export const completeWords: ReadonlySet<string> = new Set([
  "full",
  "complete",
  "completed",
  "whole",
  "calendar",
  "finished",
]);

/** Words for days, as an offset from today. */
export const namedDays: ReadonlyMap<string, number> = new Map([
  ["today", 0],
  ["todays", 0],
  ["now", 0],
  ["yesterday", -1],
  ["tomorrow", 1],
]);

/** Words for the time from the start of a unit up to and including today. */
export const toDateNames: ReadonlyMap<string, CalendarUnit> = new Map([
  ["ytd", "year"],
  ["qtd", "quarter"],
  ["mtd", "month"],
  ["wtd", "week"],
]);

/** The side of a date. `since` and `until` include the date, `after` and `before` exclude it. */
export type Edge = "since" | "after" | "until" | "before";

/** Word sequences before a date that make a period open-ended; longest first. */
export const edgeWords: readonly {
  readonly words: readonly string[];
  readonly edge: Edge;
  readonly isUncertain?: true;
}[] = [
  { words: ["on", "or", "after"], edge: "since" },
  { words: ["on", "or", "before"], edge: "until" },
  { words: ["no", "later", "than"], edge: "until" },
  { words: ["not", "later", "than"], edge: "until" },
  { words: ["no", "earlier", "than"], edge: "since" },
  { words: ["not", "earlier", "than"], edge: "since" },
  { words: ["more", "recent", "than"], edge: "after" },
  { words: ["more", "recently", "than"], edge: "after" },
  { words: ["any", "time", "since"], edge: "since" },
  { words: ["ever", "since"], edge: "since" },
  { words: ["starting", "from"], edge: "since" },
  { words: ["starting", "in"], edge: "since" },
  { words: ["starting", "on"], edge: "since" },
  { words: ["starting", "with"], edge: "since" },
  { words: ["beginning", "in"], edge: "since" },
  { words: ["beginning", "on"], edge: "since" },
  { words: ["later", "than"], edge: "after" },
  { words: ["newer", "than"], edge: "after" },
  { words: ["earlier", "than"], edge: "before" },
  { words: ["older", "than"], edge: "before" },
  { words: ["prior", "to"], edge: "before" },
  { words: ["up", "until"], edge: "until" },
  { words: ["up", "till"], edge: "until" },
  { words: ["up", "to"], edge: "until" },
  { words: ["since"], edge: "since" },
  { words: ["starting"], edge: "since" },
  { words: ["after"], edge: "after" },
  { words: ["before"], edge: "before" },
  { words: ["until"], edge: "until" },
  { words: ["till"], edge: "until" },
  { words: ["through"], edge: "until" },
  { words: ["thru"], edge: "until" },
  { words: ["by"], edge: "until", isUncertain: true },
];

/** Word sequences after a date that make a period open-ended: "2023 onwards", "2020 or earlier". */
export const edgeEndings: readonly { readonly words: readonly string[]; readonly edge: Edge }[] = [
  { words: ["and", "later"], edge: "since" },
  { words: ["or", "later"], edge: "since" },
  { words: ["or", "after"], edge: "since" },
  { words: ["and", "onwards"], edge: "since" },
  { words: ["and", "onward"], edge: "since" },
  { words: ["and", "after"], edge: "since" },
  { words: ["or", "earlier"], edge: "until" },
  { words: ["or", "before"], edge: "until" },
  { words: ["and", "earlier"], edge: "until" },
  { words: ["and", "before"], edge: "until" },
  { words: ["onwards"], edge: "since" },
  { words: ["onward"], edge: "since" },
];

/** Words before a date that mean within it. After one of those in `plainYearWords`, a bare year is certainly a year. */
export const withinWords: ReadonlySet<string> = new Set([
  "in",
  "during",
  "on",
  "for",
  "within",
  "from",
  "over",
  "throughout",
  "of",
  "across",
  "inside",
  "at",
]);
export const plainYearWords: ReadonlySet<string> = new Set([
  "in",
  "during",
  "for",
  "within",
  "from",
  "throughout",
  "since",
  "until",
  "till",
]);

/** Words that deny what a question says. */
export const negations: ReadonlySet<string> = new Set([
  "not",
  "n't",
  "nt",
  "never",
  "no",
  "nobody",
  "none",
  "nothing",
  "without",
]);
