import { parseIsoDate, toDate } from "../question/calendar-days.ts";

/** How many units "a few" are: enough to see something in. */
const few: Readonly<Record<string, number>> = { day: 7, week: 4, month: 3, quarter: 4, year: 3 };

const seasonStarts: Readonly<Record<string, number>> = {
  spring: 3,
  summer: 6,
  autumn: 9,
  fall: 9,
  winter: 12,
};

/**
 * Says everyday words for a time as the reader of questions knows them: “the last few days” are the last 7, and “over the
 * summer” is the last one that has begun.
 */
export function namePeriods(text: string, today: string): string {
  return text
    .replaceAll(
      /\b(?:last|past) (few|couple of) (day|week|month|quarter|year)s\b/gi,
      (_, count: string, unit: string) =>
        `last ${/few/i.test(count) ? (few[unit.toLowerCase()] ?? 3) : 2} ${unit}s`,
    )
    .replaceAll(
      /\b(over|in|during|since) (?:the )?(spring|summer|autumn|fall|winter)\b(?! (?:of )?(?:\d{4}|last|this))/gi,
      (_, preposition: string, season: string) =>
        `${preposition.toLowerCase() === "since" ? "since" : "in"} ${season} ${yearOf(season.toLowerCase(), today)}`,
    )
    .replaceAll(
      /^((?:is|was) )the (spring|summer|autumn|fall|winter)\b(?! of)/gi,
      (_, verb: string, season: string) => `${verb}${season} ${yearOf(season.toLowerCase(), today)}`,
    );
}

/** The year of the last season that has begun. */
function yearOf(season: string, today: string): number {
  const { year, month } = toDate(parseIsoDate(today));
  return month >= (seasonStarts[season] ?? 1) ? year : year - 1;
}
