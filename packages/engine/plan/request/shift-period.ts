import type { Grain, IsoDate, Period } from "@askery/model";
import { addUnits, parseIsoDate, toIsoDate } from "../../question/calendar-days.ts";

/** The same span, so many units later, or earlier when `steps` is negative. Hours count as days. */
export function shiftPeriod({ from, to }: Period, unit: Grain, steps: number): Period {
  const move = (date: IsoDate): IsoDate =>
    toIsoDate(addUnits(parseIsoDate(date), unit === "hour" ? "day" : unit, steps));
  return { from: from === null ? null : move(from), to: to === null ? null : move(to) };
}
