import type { InvestigationStep } from "@askery/model";

/** How many queries run at once. */
const atOnce = 3;
const rowsPerMs = 5_000;
const queryMs = 60;

/** Roughly how long steps take, from the rows that they may read. A step without an estimate counts as a small one. */
export function estimateMs(steps: readonly Pick<InvestigationStep, "queryCount" | "rowEstimate">[]): number {
  const each = steps.map(
    ({ queryCount, rowEstimate }) => queryCount * (queryMs + (rowEstimate ?? 0) / rowsPerMs),
  );
  return each.reduce((sum, ms) => sum + ms, 0) / atOnce;
}

/** How long the rest takes, if it is like what has finished. */
export function estimateRestMs(finishedMs: readonly number[], restCount: number): number | null {
  if (finishedMs.length === 0) return null;
  const mean = finishedMs.reduce((sum, ms) => sum + ms, 0) / finishedMs.length;
  return (mean * restCount) / Math.min(atOnce, Math.max(1, restCount));
}

/** "under a second", "about 12 s", "about 3 min". */
export function describeDuration(ms: number): string {
  if (ms < 1_000) return "under a second";
  const seconds = Math.round(ms / 1_000);
  return seconds < 100 ? `about ${seconds} s` : `about ${Math.round(seconds / 60)} min`;
}
