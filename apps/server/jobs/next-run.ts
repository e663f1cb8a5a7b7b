import { AppError } from "@askery/model";
import { Cron } from "croner";
import type { Schedule } from "./job-kind.ts";
import { operationMessages } from "../messages/operation-messages.ts";

/**
 * The first tick of a schedule after a time; null if there is none, as on February 30.
 *
 * A time of day that a clock change skips runs once, later by the length of the change. A time of day that occurs twice
 * runs the first time. An hourly schedule runs in both of two hours with the same name.
 *
 * @throws AppError `invalid-input` for an invalid cron expression or time zone
 */
export function nextRunMs(schedule: Schedule, afterMs: number): number | null {
  try {
    return isEveryHour(schedule.cron) ? nextOfEveryHour(schedule, afterMs) : nextTimeOfDay(schedule, afterMs);
  } catch (cause) {
    throw new AppError("invalid-input", operationMessages.badSchedule(schedule.cron, schedule.timeZone), {
      cause,
    });
  }
}

function isEveryHour(cron: string): boolean {
  return cron.trim().split(/\s+/)[1] === "*";
}

/**
 * croner handles clock changes, but counts from the first of two hours with the same name even if it starts in the
 * second.
 */
function nextTimeOfDay({ cron, timeZone }: Schedule, afterMs: number): number | null {
  const job = new Cron(cron, { timezone: timeZone, paused: true });
  const next = job.nextRun(new Date(afterMs))?.getTime() ?? null;
  if (next === null || next > afterMs) return next;
  return job.nextRun(new Date(afterMs + hourMs))?.getTime() ?? null;
}

const hourMs = 60 * 60 * 1000;

/** Computed with a fixed offset from UTC, because croner skips the second of two hours with the same name. */
function nextOfEveryHour({ cron, timeZone }: Schedule, afterMs: number): number | null {
  let offset = offsetMinutes(timeZone, afterMs);
  let tickMs = nextAtOffset(cron, offset, afterMs);
  if (tickMs === null || offsetMinutes(timeZone, tickMs) === offset) return tickMs;
  offset = offsetMinutes(timeZone, tickMs);
  tickMs = nextAtOffset(cron, offset, afterMs);
  // Skip ticks of the new offset that are before the clock changes.
  while (tickMs !== null && offsetMinutes(timeZone, tickMs) !== offset) {
    tickMs = nextAtOffset(cron, offset, tickMs);
  }
  return tickMs;
}

function nextAtOffset(cron: string, offset: number, afterMs: number): number | null {
  return new Cron(cron, { utcOffset: offset, paused: true }).nextRun(new Date(afterMs))?.getTime() ?? null;
}

/** Minutes east of UTC. */
function offsetMinutes(timeZone: string, atMs: number): number {
  const name = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" })
    .formatToParts(atMs)
    .find(({ type }) => type === "timeZoneName")?.value;
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d+):(\d+)/.exec(name ?? "") ?? [];
  return (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
}
