import type { Grain, Period } from "@askery/model";
import { shiftPeriod } from "./shift-period.ts";

/** Two equal units of time, one after the other, where a period is just that: 2023 to 2024. The later one first. */
export function splitPeriod(period: Period): readonly [Period, Period] | null {
  const { from, to } = period;
  if (from === null || to === null) return null;
  for (const unit of units) {
    const middle = shiftPeriod({ from, to: from }, unit, 1).from;
    if (middle !== null && shiftPeriod({ from: middle, to: middle }, unit, 1).from === to) {
      return [
        { from: middle, to },
        { from, to: middle },
      ];
    }
  }
  return null;
}

const units: readonly Grain[] = ["year", "quarter", "month", "week", "day"];
