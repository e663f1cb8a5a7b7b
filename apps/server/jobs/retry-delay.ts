const firstMs = 10_000;
const longestMs = 60 * 60 * 1000;

/**
 * The delay after a failed attempt, the first being 1. It doubles each time, up to an hour, and is random between half
 * of that and all of it, so that jobs that failed together do not retry together.
 *
 * @param random from 0 to 1
 */
export function retryDelayMs(attempts: number, random: number): number {
  const wholeMs = Math.min(firstMs * 2 ** (attempts - 1), longestMs);
  return Math.round(wholeMs * (0.5 + random / 2));
}
