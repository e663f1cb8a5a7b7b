import type { Period } from "@askery/model";

/** All days up to yesterday. */
export const beforeToday: Period = {
  kind: "relative",
  from: null,
  to: { kind: "unit", unit: "day", anchor: "day", offsets: [{ unit: "day", count: -1 }] },
};

/** All days up to today. */
export const untilToday: Period = {
  kind: "relative",
  from: null,
  to: { kind: "unit", unit: "day", anchor: "day", offsets: [] },
};

/** Today and all days after it. */
export const fromToday: Period = {
  kind: "relative",
  from: { kind: "unit", unit: "day", anchor: "day", offsets: [] },
  to: null,
};
