import type { CalendarUnit, Period, RelativeUnit } from "@askery/model";
import { resolvePeriod, type CalendarContext } from "../../question/resolve-period.ts";
import { shiftPeriod, shiftUnit } from "../../question/shift-period.ts";
import type { PeriodPhrase } from "./clause.ts";
import { splitPeriod } from "./split-period.ts";

/** Two periods to compare, the later one first. */
type Pair = readonly [PeriodPhrase, PeriodPhrase];

/** The halves of a period of two calendar units: "from 2023 to 2024". Null for any other period. */
export function pairHalves(period: Period, context: CalendarContext): Pair | null {
  const halves = splitPeriod(period, context);
  return halves && [phraseOf(halves[0], context), phraseOf(halves[1], context)];
}

/** A calendar unit and the one before it. Null for any other period. */
export function pairWithBefore(period: Period, context: CalendarContext): Pair | null {
  const { from, to } = resolvePeriod(period, context);
  const unit = units.find((one) => resolvePeriod(shiftPeriod(period, one, 1), context).from === to);
  return from === null || to === null || unit === undefined
    ? null
    : [phraseOf(period, context), phraseOf(shiftPeriod(period, unit, -1), context)];
}

/** The last twelve months and the twelve before them, for a change without a period. */
export function pairLastMonths(): Pair {
  const today: RelativeUnit = { kind: "unit", unit: "day", anchor: "day", offsets: [] };
  const start = shiftUnit(today, { unit: "month", count: -12 });
  const end = shiftUnit(start, { unit: "day", count: -1 });
  return [
    { period: { kind: "relative", from: start, to: today }, words: "last 12 months" },
    {
      period: { kind: "relative", from: shiftUnit(start, { unit: "month", count: -12 }), to: end },
      words: "12 months before",
    },
  ];
}

const units: readonly CalendarUnit[] = ["year", "quarter", "month", "week", "day"];

/** With the year as words if the period starts on January 1, otherwise with its first day. */
function phraseOf(period: Period, context: CalendarContext): PeriodPhrase {
  const { from } = resolvePeriod(period, context);
  return { period, words: from?.endsWith("-01-01") ? from.slice(0, 4) : (from ?? "") };
}
