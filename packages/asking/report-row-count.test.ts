import { expect, test } from "vitest";
import type { Step } from "./step.ts";
import { reportRowCount } from "./report-row-count.ts";

test("reports the number of rows at most every quarter of a second, and not at all if they arrive at once", () => {
  const steps: Step[] = [];
  let now = 0;
  const report = reportRowCount(
    (step) => steps.push(step),
    () => now,
  );
  for (const [atMs, rowCount] of [
    [0, 10],
    [100, 20],
    [249, 30],
    [250, 40],
    [499, 50],
    [901, 60],
  ] as const) {
    now = atMs;
    report(rowCount);
  }
  expect(steps).toEqual([
    { kind: "receiving", rowCount: 40 },
    { kind: "receiving", rowCount: 60 },
  ]);
});
