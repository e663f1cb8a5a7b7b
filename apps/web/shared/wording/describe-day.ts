import type { IsoDate } from "@askery/model";

/** "20 Nov 2026". */
export function describeDay(day: IsoDate): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}

const format = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
