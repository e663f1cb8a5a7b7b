import type { TestSchedule } from "@askery/api";
import { nextRunMs } from "../../jobs/next-run.ts";

/** In the database's time zone, before people come to work. */
const crons: Readonly<Record<Exclude<TestSchedule, "off">, string>> = {
  daily: "0 5 * * *",
  weekly: "0 5 * * 1",
};

/** When a test runs by itself next; null if its schedule is off. */
export function nextTestRunMs(schedule: TestSchedule, timeZone: string, afterMs: number): number | null {
  return schedule === "off" ? null : nextRunMs({ cron: crons[schedule], timeZone }, afterMs);
}
