import type { Clock } from "./clock.ts";
import type { Step } from "./step.ts";

const pauseMs = 250;

/**
 * Returns a function that reports the number of rows received, at most four times a second. It reports nothing in the
 * first quarter of a second, because the end of a result is a separate step.
 */
export function reportRowCount(onStep: (step: Step) => void, now: Clock): (rowCount: number) => void {
  let reportedAtMs: number | null = null;
  return (rowCount) => {
    const atMs = now();
    reportedAtMs ??= atMs;
    if (atMs - reportedAtMs < pauseMs) return;
    reportedAtMs = atMs;
    onStep({ kind: "receiving", rowCount });
  };
}
