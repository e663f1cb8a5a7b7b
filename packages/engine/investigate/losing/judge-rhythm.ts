/** What is known of a thing that comes again and again. */
export interface Rhythm {
  /** How many events it has. */
  readonly count: number;
  /** The days of the first and the last one. */
  readonly first: number;
  readonly last: number;
}

/** Fewer events have no rhythm. */
export const leastEvents = 4;

/**
 * The probability that something with its own rhythm is not seen for as long as since its last event, although it has not
 * stopped. Null with fewer than four events, or all of them on a day.
 *
 * Waits are exponential with an unknown mean, estimated from the earlier ones: the next wait then has the distribution
 * of Lomax (1954), `(1 + silence / sum of waits) ^ -number of waits`. Things that come regularly are even less likely to be
 * silent that long, so the judgement is cautious.
 */
export function judgeSilence({ count, first, last }: Rhythm, today: number): number | null {
  if (count < leastEvents || last <= first) return null;
  return (1 + Math.max(0, today - last) / (last - first)) ** -(count - 1);
}
