import type { CalendarUnit } from "@askery/model";
import { addUnits } from "./calendar-days.ts";
import { unitNames } from "./calendar-words.data.ts";
import { longestMatch, matchWords, skipWord } from "./match-words.ts";
import { parseDate } from "./parse-date.ts";
import { readNumber } from "./read-numbers.ts";
import { dayAfter, type RelativeEnds } from "./relative-ends.ts";
import { readSeason } from "./read-season.ts";
import { readRelativePeriod } from "./relative-period.ts";
import { shiftUnit } from "./shift-period.ts";
import { joinStretches, unitStretch } from "./stretch.ts";
import type { PeriodContext, Stretch, StretchMatch, StretchReader } from "./stretch.ts";
import type { Token } from "./tokenize-text.ts";

/**
 * Parses a closed period without words such as "since" or "before": "March 2024", "the last 90 days", "the first week
 * of May".
 */
export const readAnchor: StretchReader = (tokens, at, context) => {
  const from = skipWord(tokens, at, "the", "all");
  const known = context.anchors.get(from);
  if (known !== undefined) return known;
  const match = longestMatch([readWhole(tokens, from, context), readPart(tokens, from, context)]);
  context.anchors.set(from, match);
  return match;
};

/** A date or a relative period, optionally after "the month of". */
function readWhole(tokens: readonly Token[], at: number, context: PeriodContext): StretchMatch | null {
  const from = skipWord(tokens, at, "the", "all");
  const named =
    matchWords(tokens, from, ["month", "of"]) || matchWords(tokens, from, ["year", "of"]) ? from + 2 : from;
  const dated = parseDate(tokens, named, context);
  // "Month of 2025" is some month of that year.
  const date = dated?.stretch.isLoneYear === true && matchWords(tokens, from, ["month"]) ? null : dated;
  return longestMatch([date, readRelativePeriod(tokens, from, context), readSeason(tokens, from, context)]);
}

/** "first 3 months of 2024", "last week of May", "first day of last month", "end of March". */
function readPart(tokens: readonly Token[], at: number, context: PeriodContext): StretchMatch | null {
  const end = partEnds.get(tokens[at]?.lower ?? "");
  if (end === undefined) return null;
  const isDay = wholeDayEnds.has(tokens[at]?.lower ?? "");
  const count = isDay
    ? { to: at + 1, value: "1" }
    : (readNumber(tokens, at + 1) ?? { to: at + 1, value: "1" });
  const unit = isDay ? "day" : unitNames.get(tokens[count.to]?.lower ?? "");
  const ofAt = isDay ? count.to : count.to + 1;
  if (unit === undefined || (tokens[ofAt]?.lower !== "of" && tokens[ofAt]?.lower !== "in")) return null;
  const whole = readWhole(tokens, ofAt + 1, context);
  const units = Number(count.value);
  if (whole === null || !Number.isInteger(units) || units < 1 || units > 10_000) return null;
  const part = takePart(whole.stretch, { end, unit, units }, context);
  const { inYear } = whole.stretch;
  if (part === null || inYear === undefined) return part === null ? null : { to: whole.to, stretch: part };
  const partIn = (year: number): Stretch | null => {
    const other = inYear(year);
    return other === null ? null : takePart(other, { end, unit, units }, context);
  };
  return { to: whole.to, stretch: { ...part, inYear: partIn } };
}

interface Part {
  readonly end: "first" | "last";
  readonly unit: CalendarUnit;
  readonly units: number;
}

/**
 * Takes the first or last units of a period. Weeks count from its end: the first week of a month is its first seven
 * days.
 */
function takePart(whole: Stretch, part: Part, { settings }: PeriodContext): Stretch | null {
  const { end, unit, units } = part;
  const from = end === "first" ? whole.from : addUnits(whole.to, unit, -units);
  const to = end === "first" ? addUnits(whole.from, unit, units) : whole.to;
  if (from < whole.from || to > whole.to) return null;
  const { grain } = unitStretch(from, unit, settings);
  const ends = whole.ends && takeEnds(whole.ends, part);
  return {
    ...joinStretches({ ...whole, from, grain, ends }, { ...whole, to, grain, ends }),
    isUncertain: false,
  };
}

/** The relative ends of a part: relative if the end it counts from is. */
function takeEnds({ from, to }: RelativeEnds, { end, unit, units }: Part): RelativeEnds | undefined {
  if (end === "first") {
    if (from.kind === "date") return undefined;
    const first = { ...from, unit };
    return { from: first, to: units === 1 ? first : shiftUnit(first, { unit, count: units - 1 }) };
  }
  if (to.kind === "date") return undefined;
  return { from: shiftUnit({ ...dayAfter(to), unit }, { unit, count: -units }), to };
}

const partEnds: ReadonlyMap<string, Part["end"]> = new Map([
  ["first", "first"],
  ["start", "first"],
  ["beginning", "first"],
  ["last", "last"],
  ["final", "last"],
  ["end", "last"],
]);
const wholeDayEnds: ReadonlySet<string> = new Set(["start", "beginning", "end"]);
