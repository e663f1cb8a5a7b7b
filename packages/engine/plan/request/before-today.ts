import type { Period } from "@askery/model";

/** All days up to yesterday. */
export const beforeToday: Period = {
  kind: "relative",
  from: null,
  to: { kind: "unit", unit: "day", anchor: "day", offsets: [{ unit: "day", count: -1 }] },
};
