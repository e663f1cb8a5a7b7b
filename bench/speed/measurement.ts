import { percentile } from "../percentile.ts";

/** A figure and its yardstick: well-known work that was measured in the same run, on the same machine. */
export interface Measurement {
  readonly what: string;
  /** The unit of the value, the yardstick and a goal that is not a ratio. Default: ms. */
  readonly unit?: Unit;
  readonly value: number;
  readonly yardstick: string;
  readonly yardstickValue: number;
  readonly goal: Goal | null;
}

/** KB and MB are thousands and millions of bytes. */
export type Unit = "ms" | "KB" | "MB";

/** The maximum, in the measurement's unit or as a multiple of the yardstick. */
export type Goal =
  | { readonly kind: "value"; readonly most: number }
  | { readonly kind: "ratio"; readonly most: number };

export function isMet({ value, yardstickValue, goal }: Measurement): boolean {
  if (goal === null) return true;
  return (goal.kind === "value" ? value : value / yardstickValue) <= goal.most;
}

/** The duration of each run of some work, in milliseconds. */
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
