/** An interpretation as far as its rank goes. */
export interface Scored {
  readonly score: number;
  /** Equal for plans with the same result. */
  readonly key: string;
  /** Equal for plans that differ at most in the paths of their joins. Default: the key. */
  readonly family?: string;
}

/** The interpretation to answer with, and those to offer beside it. */
export interface Picked<T> {
  readonly chosen: T;
  /** True if no close interpretation is fit to answer; `chosen` is then the likeliest. */
  readonly isRefused: boolean;
  /** Other plans, likeliest first. */
  readonly rivals: readonly T[];
}

/** The maximum number of rivals. */
export const maxRivals = 3;

/** The maximum difference in score for an acceptable interpretation to win over a better one that is refused. */
const closeScore = 1.5;

/**
 * Picks the first interpretation that is not refused, if it is close to the likeliest, and its rivals. Null without
 * interpretations. `ranked` is best first.
 */
export function pickCandidates<T extends Scored>(
  ranked: readonly T[],
  isRefused: (candidate: T) => boolean,
): Picked<T> | null {
  const [first] = ranked;
  if (first === undefined) return null;
  const fit = ranked.filter(({ score }) => score >= first.score - closeScore).find((one) => !isRefused(one));
  const chosen = fit ?? first;
  return {
    chosen,
    isRefused: fit === undefined,
    rivals: pickRivals(ranked, chosen, fit ? isRefused : never),
  };
}

function never(): boolean {
  return false;
}

function pickRivals<T extends Scored>(
  ranked: readonly T[],
  chosen: T,
  isRefused: (candidate: T) => boolean,
): readonly T[] {
  const seen = new Set([chosen.key]);
  const rivals: T[] = [];
  for (const one of ranked) {
    if (rivals.length === maxRivals) break;
    const keys = [one.key, ...(one.family === chosen.family ? [] : [one.family ?? one.key])];
    if (keys.some((key) => seen.has(key)) || isRefused(one)) continue;
    for (const key of keys) seen.add(key);
    rivals.push(one);
  }
  return rivals;
}
