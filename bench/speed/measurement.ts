import { percentile } from "../percentile.ts";

/** A figure beside its yardstick: something well known that was measured in the same run, on the same machine. */
export interface Measurement {
  readonly what: string;
  readonly ms: number;
  readonly yardstick: string;
  readonly yardstickMs: number;
  readonly goal: Goal | null;
}

/** The most that is allowed: in milliseconds, or as a multiple of the yardstick. */
export type Goal =
  | { readonly kind: "ms"; readonly most: number }
  | { readonly kind: "ratio"; readonly most: number };

export function isMet({ ms, yardstickMs, goal }: Measurement): boolean {
  if (goal === null) return true;
  return (goal.kind === "ms" ? ms : ms / yardstickMs) <= goal.most;
}

/** How long each run of some work takes, in milliseconds. */
export async function timeRuns(runs: number, work: () => unknown): Promise<readonly number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return times;
}

export function median(times: readonly number[]): number {
  return percentile(times, 0.5);
}
