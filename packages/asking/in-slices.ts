import type { Sliced } from "@askery/model";
import { elapsed, systemClock, type Clock } from "./clock.ts";
import { waitForTurn } from "./wait-for-turn.ts";

export interface SliceOptions {
  /** Default: the system's clock. */
  readonly now?: Clock;
  /** Aborting it ends the work, which then fails with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** How long the work goes on before others have their turn. Default: 8 ms. */
  readonly sliceMs?: number;
}

/**
 * Does long work a few milliseconds at a time, so that jobs of other people run in between: those that have used less time
 * go first.
 *
 * @returns the result, and the duration of the work alone in milliseconds
 */
export async function inSlices<Result>(
  work: Sliced<Result>,
  { now = systemClock, signal, sliceMs = usualSliceMs }: SliceOptions = {},
): Promise<{ readonly result: Result; readonly ms: number }> {
  let ms = 0;
  let start = now();
  for (let step = work.next(); ; step = work.next()) {
    if (step.done === true) return { result: step.value, ms: ms + elapsed(now, start) };
    if (now() - start < sliceMs) continue;
    ms += elapsed(now, start);
    await waitForTurn(ms);
    signal?.throwIfAborted();
    start = now();
  }
}

const usualSliceMs = 8;
