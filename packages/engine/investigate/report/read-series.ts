import { dayOf, readFigure, type Table } from "@askery/model";
import { medianOf } from "../../explore/statistics/ranks.ts";
import { compareChange, type ChangeTest } from "../../explore/statistics/compare-change.ts";
import { addUnits, parseIsoDate, type Day } from "../../question/calendar-days.ts";
import type { States } from "../subject.ts";

/** Figures by the first days of their units. */
export type Series = ReadonlyMap<Day, number>;

/** The series of a result: its first column is time, and its last one the figure. */
export function readSeries({ values }: Table): Series {
  const [days = []] = values;
  const figures = values.at(-1) ?? [];
  return new Map(
    days.flatMap((cell, row): readonly (readonly [Day, number])[] => {
      const [day, figure] = [dayOf(cell), readFigure(figures[row] ?? null)];
      return day === null || figure === null ? [] : [[day, figure]];
    }),
  );
}

/**
 * Each day of a span. Where days without rows are not 0, their figure is unknown and taken as the usual one, and there are
 * no days to compare if that is a fifth of them.
 */
export function fillDays(
  series: Series,
  { from, to, empty }: { readonly from: Day; readonly to: Day; readonly empty: 0 | null },
): readonly number[] | null {
  const days = Array.from({ length: to - from }, (_, index) => series.get(from + index) ?? empty);
  const known = days.filter((value) => value !== null);
  if (known.length < enough * days.length) return null;
  const usual = medianOf(known);
  return days.map((value) => value ?? usual);
}

const enough = 0.8;

/** How usual a change between two months is. */
export interface UsualChange {
  /** The test of the change against those of the months before; null if the months do not follow one another. */
  readonly test: ChangeTest | null;
  /** The relative change between the same months a year earlier; null if unknown. */
  readonly yearEarlier: number | null;
}

/**
 * Compares the change between two months with earlier ones; null for states that are not whole months.
 *
 * @param empty the figure of a month without rows
 */
export function compareMonths(
  series: Series,
  { before, after }: States,
  empty: 0 | null,
): UsualChange | null {
  const [from, to] = [monthOf(before.span), monthOf(after.span)];
  if (from === null || to === null) return null;
  const isNext = addUnits(from, "month", 1) === to;
  const months = isNext ? listMonths(series, to, empty) : null;
  const test = months === null ? null : compareChange(months);
  const [was, is] = [from, to].map((day) => series.get(addUnits(day, "year", -1)));
  return {
    test: test?.kind === "found" ? test : null,
    yearEarlier: was === undefined || is === undefined || was === 0 ? null : is / was - 1,
  };
}

/** The figures up to a month. Null if a month in between has none. */
function listMonths(series: Series, to: Day, empty: 0 | null): readonly number[] | null {
  const months: number[] = [];
  for (let month = Math.min(...series.keys()); month <= to; month = addUnits(month, "month", 1)) {
    const figure = series.get(month) ?? empty;
    if (figure === null) return null;
    months.push(figure);
  }
  return months;
}

function monthOf(span: States["after"]["span"]): Day | null {
  if (!span?.from || !span.to) return null;
  const first = parseIsoDate(span.from);
  return span.from.endsWith("-01") && addUnits(first, "month", 1) === parseIsoDate(span.to) ? first : null;
}
