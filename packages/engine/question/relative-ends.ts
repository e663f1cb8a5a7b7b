import type { CalendarUnit, FixedDay, PeriodEnd, RelativeUnit } from "@askery/model";
import { toIsoDate } from "./calendar-days.ts";
import type { Day } from "./calendar-days.ts";
import { shiftUnit } from "./shift-period.ts";

/** Both ends of a closed period, each in it. */
export interface RelativeEnds {
  readonly from: PeriodEnd;
  readonly to: PeriodEnd;
}

/** Today, as an end of a period. */
export const currentDay: RelativeUnit = { kind: "unit", unit: "day", anchor: "day", offsets: [] };

/** The calendar unit that today is in, or one that many units before or after it. */
export function currentUnit(unit: CalendarUnit, offset: number): RelativeUnit {
  return { kind: "unit", unit, anchor: unit, offsets: offset === 0 ? [] : [{ unit, count: offset }] };
}

/** The day that many units before or after today. */
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
