import type { CalendarUnit, FixedDay, PeriodEnd, RelativeUnit } from "@askery/model";
import { toIsoDate } from "./calendar-days.ts";
import type { Day } from "./calendar-days.ts";
import { shiftUnit } from "./shift-period.ts";

/** The first and the last unit of a closed period; both are included. */
export interface RelativeEnds {
  readonly from: PeriodEnd;
  readonly to: PeriodEnd;
}

/** Today, as the end of a period. */
export const currentDay: RelativeUnit = { kind: "unit", unit: "day", anchor: "day", offsets: [] };

/** The current calendar unit, or one at an offset from it. */
export function currentUnit(unit: CalendarUnit, offset: number): RelativeUnit {
  return { kind: "unit", unit, anchor: unit, offsets: offset === 0 ? [] : [{ unit, count: offset }] };
}

/** The day at a distance from today. */
export function dayAway(unit: CalendarUnit, count: number): RelativeUnit {
  return { kind: "unit", unit: "day", anchor: "day", offsets: [{ unit, count }] };
}

export function fixedDay(day: Day): FixedDay {
  return { kind: "date", date: toIsoDate(day) };
}

/** The first day of a unit. */
export function firstDay(of: RelativeUnit): RelativeUnit {
  return { ...of, unit: "day" };
}

/** The last day of a unit. */
export function lastDay(of: RelativeUnit): RelativeUnit {
  return shiftUnit(dayAfter(of), { unit: "day", count: -1 });
}

/** The day after a unit. */
export function dayAfter(end: RelativeUnit): RelativeUnit {
  const { unit } = end;
  const offset = unit === "weekend" ? ({ unit: "day", count: 2 } as const) : { unit, count: 1 };
  return shiftUnit(firstDay(end), offset);
}
