import { nextRunMs } from "./next-run.ts";

/** How often something runs that people schedule. */
export type Frequency = keyof typeof crons;

/** Before people come to work, unless it is every hour. */
const crons = {
  hourly: "0 * * * *",
  daily: "0 5 * * *",
  weekly: "0 5 * * 1",
  monthly: "0 5 1 * *",
} as const;

/** When something with a frequency runs next, in the time zone of its database. */
export function nextScheduledRunMs(frequency: Frequency, timeZone: string, afterMs: number): number | null {
  return nextRunMs({ cron: crons[frequency], timeZone }, afterMs);
}
