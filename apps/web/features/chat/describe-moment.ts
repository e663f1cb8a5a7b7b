import { describeDate } from "../../shared/wording/describe-when.ts";
import { writeOwnClock } from "../../shared/wording/own-formats.ts";

/** Describes a date and time: "20 Nov 16:12"; with the year if it is not the current one. */
export function describeMoment(ms: number, nowMs: number): string {
  return `${describeDate(ms, nowMs)} ${writeOwnClock(ms)}`;
}
