import { partsOf, writeOwnDay } from "./own-formats.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * Describes a point in time: "just now", "12 min ago", "3 h ago", and after a day the date: "20 Nov", with the year if
 * it is not the current one. In the reader's time zone.
 */
export function describeWhen(ms: number, nowMs: number): string {
  const ageMs = nowMs - ms;
  if (ageMs < minuteMs) return "just now";
  if (ageMs < hourMs) return `${Math.floor(ageMs / minuteMs)} min ago`;
  if (ageMs < dayMs) return `${Math.floor(ageMs / hourMs)} h ago`;
  return describeDate(ms, nowMs);
}

/** The day of a list's entries: "Today", "Yesterday", "20 Nov". */
export function describeDayOf(ms: number, nowMs: number): string {
  const age = dayNumberOf(nowMs) - dayNumberOf(ms);
  if (age === 0) return "Today";
  return age === 1 ? "Yesterday" : describeDate(ms, nowMs);
}

function dayNumberOf(ms: number): number {
  const { year, month, day } = partsOf(ms);
  return Date.UTC(year, month - 1, day) / dayMs;
}

/** "20 Nov", or "20 Nov 2025" if that is not the current year. */
export function describeDate(ms: number, nowMs: number): string {
  return writeOwnDay(ms, { withYear: partsOf(ms).year !== partsOf(nowMs).year });
}
