import { figureWithoutRows } from "../../chart/output.ts";
import { parseIsoDate, type Day } from "../../question/calendar-days.ts";
import type { Subject } from "../subject.ts";
import { findWindow, type Window } from "./find-window.ts";
import { fillDays, readSeries } from "./read-series.ts";
import type { StepFound } from "./report-input.ts";

/** A stretch of days in the later period, and their mean figure. */
export interface DaysApart extends Pick<Window, "inside" | "usual"> {
  readonly from: Day;
  readonly to: Day;
}

/** The stretch of days of the later period that is far from all other days of both periods; null if there is none. */
export function findDaysApart(
  { table, outputs }: Pick<StepFound, "table" | "outputs">,
  { states }: Pick<Subject, "states">,
): DaysApart | null {
  const [from, start, to] = [states?.before.span?.from, states?.after.span?.from, states?.after.span?.to];
  if (!from || !start || !to) return null;
  const [first, second, end] = [parseIsoDate(from), parseIsoDate(start), parseIsoDate(to)];
  const figure = outputs.at(-1);
  const days = fillDays(readSeries(table), {
    from: first,
    to: end,
    empty: figure === undefined ? 0 : figureWithoutRows(figure),
  });
  const window = days === null ? null : findWindow(days, second - first);
  return window === null ? null : { ...window, from: first + window.from, to: first + window.to };
}
