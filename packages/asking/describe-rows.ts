import type { Clock } from "./clock.ts";
import type { Step } from "./step.ts";

const pauseMs = 250;

/**
 * What tells how many rows there are while more are coming, every quarter of a second at most. A result that comes at once,
 * or in less than that, is told of by its end alone.
 */
export function describeRows(onStep: (step: Step) => void, now: Clock): (rowCount: number) => void {
  let reportedAtMs: number | null = null;
  return (rowCount) => {
    const atMs = now();
    reportedAtMs ??= atMs;
    if (atMs - reportedAtMs < pauseMs) return;
    reportedAtMs = atMs;
    onStep({ kind: "receiving", rowCount });
  };
}
