import { countOf } from "./count-of.ts";

/** "10 minutes", "1 hour", "2 days". */
export function describeMinutes(minutes: number): string {
  if (minutes % (24 * 60) === 0) return countOf(minutes / (24 * 60), "day");
  if (minutes % 60 === 0) return countOf(minutes / 60, "hour");
  return countOf(minutes, "minute");
}
