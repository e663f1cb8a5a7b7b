import { expect, test } from "vitest";
import { describeMoment } from "./describe-moment.ts";

const now = new Date(2026, 10, 21, 9).getTime();

test("shows the time, and the year if it is not the current one", () => {
  expect(describeMoment(new Date(2026, 10, 20, 16, 12).getTime(), now)).toBe("20 Nov 16:12");
  expect(describeMoment(new Date(2025, 0, 3, 0, 5).getTime(), now)).toBe("3 Jan 2025 00:05");
});
