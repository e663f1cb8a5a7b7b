import type { CalendarUnit, Period, RelativeUnit } from "@askery/model";
import { formatPeriod } from "../../question/format-period.ts";
import { resolvePeriod, type CalendarContext } from "../../question/resolve-period.ts";
import { shiftPeriod, shiftUnit } from "../../question/shift-period.ts";
import { upToToday } from "../../question/up-to-today.ts";
import { wordsOfPeriod } from "../../question/words-of-period.ts";
import type { PeriodPhrase } from "./clause.ts";
import { splitPeriod } from "./split-period.ts";

/** Two periods to compare, the later one first. */
type Pair = readonly [PeriodPhrase, PeriodPhrase];

/** The halves of a period of two calendar units: "from 2023 to 2024". Null for any other period. */
export function pairHalves(period: Period, context: CalendarContext): Pair | null {
  const halves = splitPeriod(period, context);
  return halves && [phraseOf(halves[0], context), phraseOf(halves[1], context)];
}

/** A calendar unit and the one before it; of a unit that has not ended, the days so far of both. Null for any other period. */
export function pairWithBefore(period: Period, context: CalendarContext): Pair | null {
  const { from, to } = resolvePeriod(period, context);
  const unit = units.find((one) => resolvePeriod(shiftPeriod(period, one, 1), context).from === to);
  if (from === null || to === null || unit === undefined) return null;
  const before = shiftPeriod(period, unit, -1);
  const soFar = upToToday(period, context);
  if (soFar === null) return [phraseOf(period, context), phraseOf(before, context)];
  const of = period.kind === "absolute" ? "of " : "";
  return [
    { period: soFar, words: `${wordsOfPeriod(period)} so far` },
    { period: shiftPeriod(soFar, unit, -1), words: `the same days ${of}${wordsOfPeriod(before)}` },
  ];
}

/** Two periods as they are; of a unit that has not ended and the one before it, the days so far of both. */
export function pairSoFar([later, earlier]: Pair, context: CalendarContext): Pair {
  const before = resolvePeriod(earlier.period, context);
  const isNext = units.some((unit) => {
    const shifted = resolvePeriod(shiftPeriod(later.period, unit, -1), context);
    return shifted.from === before.from && shifted.to === before.to;
  });
  return (isNext ? pairWithBefore(later.period, context) : null) ?? [later, earlier];
}

/** The last twelve months and the twelve before them, for a change without a period. */
export function pairLastMonths(): Pair {
  const today: RelativeUnit = { kind: "unit", unit: "day", anchor: "day", offsets: [] };
  const start = shiftUnit(today, { unit: "month", count: -12 });
  const end = shiftUnit(start, { unit: "day", count: -1 });
  return [
    { period: { kind: "relative", from: start, to: today }, words: "in the last 12 months" },
    {
      period: { kind: "relative", from: shiftUnit(start, { unit: "month", count: -12 }), to: end },
      words: "in the 12 months before",
    },
  ];
}

const units: readonly CalendarUnit[] = ["year", "quarter", "month", "week", "day"];

function phraseOf(period: Period, context: CalendarContext): PeriodPhrase {
  return { period, words: formatPeriod(resolvePeriod(period, context)) };
}
