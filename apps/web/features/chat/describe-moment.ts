/** Describes a date and time: "20 Nov 16:12"; with the year if it is not the current one. */
export function describeMoment(ms: number, nowMs: number): string {
  const date = new Date(ms);
  const isThisYear = date.getFullYear() === new Date(nowMs).getFullYear();
  const day = new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    ...(!isThisYear && { year: "numeric" }),
  }).format(date);
  const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }).format(date);
  return `${day} ${time}`;
}
