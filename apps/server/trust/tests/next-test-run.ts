import type { TestSchedule } from "@askery/api";
import { nextScheduledRunMs } from "../../jobs/next-scheduled-run.ts";

/** When a test runs by itself next; null if its schedule is off. */
export function nextTestRunMs(schedule: TestSchedule, timeZone: string, afterMs: number): number | null {
  return schedule === "off" ? null : nextScheduledRunMs(schedule, timeZone, afterMs);
}
