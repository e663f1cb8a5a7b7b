import type { Period, PeriodEnd } from "@askery/model";
import { toIsoDate } from "./calendar-days.ts";
import type { Day } from "./calendar-days.ts";
import type { Edge } from "./calendar-words.data.ts";
import { dayAfter, firstDay } from "./relative-ends.ts";
import { shiftUnit } from "./shift-period.ts";
import { toPeriod } from "./stretch.ts";
import type { Days, Stretch, StretchMatch } from "./stretch.ts";

/** One interpretation of some words as a period. An open end is null. */
export interface PeriodOption {
  /** The index of the first word. */
  readonly from: number;
  readonly period: Period;
  readonly previous: Period | null;
  readonly isUncertain: boolean;
}

/** A period phrase that ends before `to`, with the closed period that it names. */
export interface PeriodMatch extends StretchMatch {
  readonly options: readonly PeriodOption[];
}

export function closedMatch(from: number, to: number, stretch: Stretch): PeriodMatch {
  return { to, stretch, options: [closedOption(from, stretch)] };
}

export function openMatch(from: number, to: number, stretch: Stretch, edge: Edge): PeriodMatch {
  return { to, stretch, options: [openOption(from, stretch, edge)] };
}

export function closedOption(from: number, stretch: Stretch): PeriodOption {
  const { isUncertain } = stretch;
  return { from, period: toPeriod(stretch), previous: toPeriod(stretch.previous), isUncertain };
}

/** The period on one side of a date. After a word such as "since", "March" and "2023" are certainly dates. */
export function openOption(from: number, stretch: Stretch, edge: Edge): PeriodOption {
  return { from, period: cutAt(stretch.exactDay ?? stretch, edge), previous: null, isUncertain: false };
}

function cutAt({ from, to, ends }: Days, edge: Edge): Period {
  switch (edge) {
    case "since":
      return since(from, ends?.from);
    case "after":
      return since(to, ends?.to.kind === "unit" ? dayAfter(ends.to) : undefined);
    case "until":
      return until(to, ends?.to);
    case "before":
      return until(
        from,
        ends?.from.kind === "unit" ? shiftUnit(firstDay(ends.from), { unit: "day", count: -1 }) : undefined,
      );
  }
}

/** The open period from a day on; relative if the day is relative to today. */
function since(day: Day, counted: PeriodEnd | undefined): Period {
  return counted?.kind === "unit"
    ? { kind: "relative", from: counted, to: null }
    : { kind: "absolute", from: toIsoDate(day), to: null };
}

/** The open period up to the day before `after`. */
function until(after: Day, counted: PeriodEnd | undefined): Period {
  return counted?.kind === "unit"
    ? { kind: "relative", from: null, to: counted }
    : { kind: "absolute", from: null, to: toIsoDate(after) };
}
