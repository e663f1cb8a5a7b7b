import { expect, test } from "vitest";
import type { Step } from "./step.ts";
import { describeRows } from "./describe-rows.ts";

test("while rows come they are told every quarter of a second at most, and not at all where they come at once", () => {
  const steps: Step[] = [];
  let now = 0;
  const tell = describeRows(
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
    tell(rowCount);
  }
  expect(steps).toEqual([
    { kind: "receiving", rowCount: 40 },
    { kind: "receiving", rowCount: 60 },
  ]);
});
