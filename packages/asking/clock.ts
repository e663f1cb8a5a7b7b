/** Milliseconds since 1970-01-01 UTC, possibly fractional. */
export type Clock = () => number;

/** A monotonic clock, accurate to about a hundredth of a millisecond. */
export const systemClock: Clock = () => performance.timeOrigin + performance.now();

/** Runs an action and measures its duration, to a tenth of a millisecond. */
export function measure<Result>(
  now: Clock,
  action: () => Result,
): { readonly result: Result; readonly ms: number } {
  const start = now();
  const result = action();
  return { result, ms: elapsed(now, start) };
}

export function elapsed(now: Clock, start: number): number {
  return Math.round((now() - start) * 10) / 10;
}
