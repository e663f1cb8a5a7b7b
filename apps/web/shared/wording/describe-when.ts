const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * When something was, as people say it: "just now", "12 min ago", "3 h ago", and from a day on the date: "20 Nov", with
 * its year where that is another one. In the time zone of whoever reads it.
 */
export function describeWhen(ms: number, nowMs: number): string {
  const ageMs = nowMs - ms;
  if (ageMs < minuteMs) return "just now";
  if (ageMs < hourMs) return `${Math.floor(ageMs / minuteMs)} min ago`;
  if (ageMs < dayMs) return `${Math.floor(ageMs / hourMs)} h ago`;
  return describeDate(ms, nowMs);
}

/** The day: "20 Nov", or "20 Nov 2025" where now is another year. */
export function describeDate(ms: number, nowMs: number): string {
  const date = new Date(ms);
  const isThisYear = date.getFullYear() === new Date(nowMs).getFullYear();
  return new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    ...(!isThisYear && { year: "numeric" }),
  }).format(date);
}
