/** Milliseconds since 1970-01-01 UTC; fractions are welcome. */
export type Clock = () => number;

/** Never goes back, to a hundredth of a millisecond or so. */
export const systemClock: Clock = () => performance.timeOrigin + performance.now();

/** Runs something and says how long it took, to a tenth of a millisecond. */
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
