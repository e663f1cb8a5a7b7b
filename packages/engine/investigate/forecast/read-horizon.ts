import { readQuestion, type ReadContext } from "../../question/read-question.ts";
import { addUnits, parseIsoDate, startOf, type Day } from "../../question/calendar-days.ts";
import { resolvePeriod } from "../../question/resolve-period.ts";

export type ForecastGrain = "day" | "week" | "month";

/** The figure that is to be forecast, in words, and how far. */
export interface Horizon {
  readonly figure: string;
  /** Whether words say how far; otherwise three months. */
  readonly isSaid: boolean;
  readonly grain: ForecastGrain;
  /** The first day that is asked for, and the day after the last one. */
  readonly from: Day;
  readonly to: Day;
}

/** "The rest of the year" and "the coming weeks" name periods by other words. */
const otherWords: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:(?:for|in|over|during) )?(?:the )?(?:rest|remainder) of (?:the|this) (year|month|quarter|week)\b/i,
    "until the end of the $1",
  ],
  [
    /\bfor (\d+|two|three|four|six|eight|ten|twelve) (days|weeks|months|quarters|years)\b(?: ahead)?/i,
    "the next $1 $2",
  ],
  [/\b(?:the )?(?:coming|next|following|upcoming) (?:few |several )?(days)\b/i, "the next 7 $1"],
  [/\b(?:the )?(?:coming|next|following|upcoming) (?:few |several )?(weeks)\b/i, "the next 4 $1"],
  [
    /\b(?:the )?(?:coming|next|following|upcoming) (?:few |several )?(months|quarters|years)\b/i,
    "the next 3 $1",
  ],
];

/** Longer spans are forecast by week, and still longer ones by month. */
const mostDays = 62;
const mostDaysOfWeeks = 31;
const mostWeeks = 26;

/**
 * Reads how far a question looks ahead; without words for it, three months. Units of time are whole: "the next three months"
 * are the three after this one. What has begun is forecast as a whole.
 */
export function readHorizon(asked: string, context: ReadContext): Horizon {
  const text = otherWords.reduce((words, [form, other]) => words.replace(form, other), asked);
  const today = parseIsoDate(context.today);
  const outcome = readQuestion(text, context);
  const phrases = outcome.kind === "question" ? outcome.question.phrases : [];
  for (const phrase of phrases) {
    if (phrase.kind !== "period" || outcome.kind !== "question") continue;
    const span = resolvePeriod(phrase.period, context);
    const days = inFuture(span.from === null ? today : parseIsoDate(span.from), span.to, today);
    if (days === null) continue;
    const words = outcome.question.words.slice(phrase.range.from, phrase.range.to);
    const [start, end] = [words[0]?.span.start ?? 0, words.at(-1)?.span.end ?? 0];
    const figure = `${text.slice(0, start)} ${text.slice(end)}`.replaceAll(/\s+/g, " ").trim();
    return { figure, isSaid: true, ...wholeUnits(days, phrase.grain, context) };
  }
  const month = addUnits(startOf(today, "month", context.settings), "month", 1);
  return { figure: text, isSaid: false, grain: "month", from: month, to: addUnits(month, "month", 3) };
}

interface Days {
  readonly from: Day;
  readonly to: Day;
}

/** The days of a period from today on: "in December" is the next one. Null if it is over. */
function inFuture(from: Day, end: string | null, today: Day): Days | null {
  if (end === null) return null;
  const to = parseIsoDate(end);
  if (to > today) return { from: Math.max(from, today), to };
  const [next, nextEnd] = [addUnits(from, "year", 1), addUnits(to, "year", 1)];
  const isWithinYear = from < to && to - from < 366;
  return isWithinYear && nextEnd > today ? { from: Math.max(next, today), to: nextEnd } : null;
}

function wholeUnits(
  { from, to }: Days,
  unit: string,
  { settings, today }: ReadContext,
): Pick<Horizon, "grain" | "from" | "to"> {
  const isOfMonths = unit === "month" || unit === "quarter" || unit === "year";
  const isLong = to - from > mostWeeks * 7;
  const grain =
    isOfMonths || isLong
      ? "month"
      : to - from > (unit === "week" ? mostDaysOfWeeks : mostDays)
        ? "week"
        : "day";
  const first = startOf(from, grain, settings);
  const last = startOf(to, grain, settings);
  // "The next three months" from the middle of one: those after it, also if February ends before they do.
  const isFromTomorrow = from === parseIsoDate(today) + 1 && from > first;
  const isCounted = last > first && (last !== to || isFromTomorrow);
  return {
    grain,
    from: isCounted ? addUnits(first, grain, 1) : first,
    to: last === to ? to : isCounted || last === first ? addUnits(last, grain, 1) : last,
  };
}
