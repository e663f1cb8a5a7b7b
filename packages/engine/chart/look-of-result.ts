import {
  cellsOf,
  type AskedChart,
  type ChartAxis,
  type ChartDisplay,
  type ChartFigure,
  type PointedPeriod,
  type Table,
} from "@askery/model";
import { resolvePeriod, type CalendarContext } from "../question/resolve-period.ts";
import { shiftPeriod } from "../question/shift-period.ts";

/* What a question asks of a chart's look that depends on the result: which columns and days there are. */

/** All figures in the style that is asked for: "in thousands", "with 2 decimals". */
export function styleNumbers(
  asked: AskedChart | null,
  figures: readonly ChartFigure[],
): Pick<ChartDisplay, "numbers"> {
  const style = asked?.look?.numberStyle;
  if (style === undefined) return {};
  return { numbers: Object.fromEntries(figures.map(({ column }) => [column, style])) };
}

/** "Highlight March": the units of the axis within it. Nothing if the axis is not time, or has none of them. */
export function pointOut(
  asked: AskedChart | null,
  axis: ChartAxis | null,
  { table, calendar }: { readonly table: Table; readonly calendar: CalendarContext },
): Pick<ChartDisplay, "highlight"> {
  const periods = asked?.look?.pointedOut ?? [];
  if (periods.length === 0 || axis?.kind !== "time") return {};
  const days = [...new Set(cellsOf(table, axis.column))].filter((cell) => typeof cell === "string");
  const found = periods.flatMap((period) => daysWithin(days, period, calendar));
  return found.length === 0 ? {} : { highlight: found };
}

/** The days within a period; without a year, within its latest year that has some. */
function daysWithin(
  days: readonly string[],
  { period, isYearless }: PointedPeriod,
  calendar: CalendarContext,
): readonly string[] {
  for (let years = 0; years <= (isYearless ? maxYearsBack : 0); years += 1) {
    const { from, to } = resolvePeriod(shiftPeriod(period, "year", -years), calendar);
    const within = days.filter((day) => (from === null || day >= from) && (to === null || day < to));
    if (within.length > 0) return within;
  }
  return [];
}

const maxYearsBack = 50;
