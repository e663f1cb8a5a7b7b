import type { Sliced } from "@askery/model";
import { elapsed, systemClock, type Clock } from "./clock.ts";
import { waitForTurn } from "./wait-for-turn.ts";

export interface SliceOptions {
  /** Default: the system's clock. */
  readonly now?: Clock;
  /** Aborting it ends the work, which then fails with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Does long work a few milliseconds at a time, so that jobs of other people run in between: those that have used less time
 * go first.
 *
 * @returns the result, and the duration of the work alone in milliseconds
 */
export async function inSlices<Result>(
  work: Sliced<Result>,
  { now = systemClock, signal }: SliceOptions = {},
): Promise<{ readonly result: Result; readonly ms: number }> {
  let ms = 0;
  let start = now();
  for (let step = work.next(); ; step = work.next()) {
    if (step.done === true) return { result: step.value, ms: ms + elapsed(now, start) };
    if (now() - start < longestSliceMs) continue;
    ms += elapsed(now, start);
    await waitForTurn(ms);
    signal?.throwIfAborted();
    start = now();
  }
}

const longestSliceMs = 8;
