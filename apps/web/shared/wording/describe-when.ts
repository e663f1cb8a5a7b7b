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
  const day = new Date(ms).toDateString();
  if (day === new Date(nowMs).toDateString()) return "Today";
  const yesterday = new Date(nowMs);
  yesterday.setDate(yesterday.getDate() - 1);
  return day === yesterday.toDateString() ? "Yesterday" : describeDate(ms, nowMs);
}

/** "20 Nov", or "20 Nov 2025" if that is not the current year. */
export function describeDate(ms: number, nowMs: number): string {
  const date = new Date(ms);
  const isThisYear = date.getFullYear() === new Date(nowMs).getFullYear();
  return new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    ...(!isThisYear && { year: "numeric" }),
  }).format(date);
}
