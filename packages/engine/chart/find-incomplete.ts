import { type Grain, type Plan, dayOf } from "@askery/model";
import { parseIsoDate, type Day } from "../question/calendar-days.ts";
import type { CalendarContext } from "../question/resolve-period.ts";
import { endOf } from "./buckets.ts";
import { findPeriod } from "./find-period.ts";
import type { ResultShape } from "./shape-result.ts";

/** The last unit of a time axis if the future or the question's period cuts it short. */
export interface IncompleteUnit {
  readonly grain: Grain;
  readonly start: Day;
  /** The first day after the unit. */
  readonly end: Day;
  /** The last day with data. */
  readonly through: Day;
  /** True if the unit ends after today; false if the question's period cuts it. */
  readonly isRunning: boolean;
}

export function findIncomplete(
  shape: Pick<ResultShape, "time">,
  { plan, today, settings }: CalendarContext & { readonly plan: Plan },
): IncompleteUnit | null {
  if (shape.time === null || shape.time.grain === "hour") return null;
  const { grain } = shape.time;
  const days = shape.time.distinct.map(dayOf).filter((day) => day !== null);
  const start = days.reduce((last, day) => Math.max(last, day), Number.NEGATIVE_INFINITY);
  if (!Number.isFinite(start)) return null;
  const end = endOf(start, grain);
  const now = parseIsoDate(today);
  const to = findPeriod(plan, { today, settings })?.to ?? null;
  const through = Math.min(now, to === null ? now : parseIsoDate(to) - 1);
  if (through < start || through > end - 1) return null;
  const isRunning = now < end && through === now;
  return through === end - 1 && !isRunning ? null : { grain, start, end, through, isRunning };
}
