import { at, meanOf, sumOf } from "../../explore/statistics/ranks.ts";

/** How the season moves values: by a factor, or by an amount if some values are not above zero. */
export interface Season {
  readonly isFactor: boolean;
  /** One for each position of the cycle, the first value's position first. Empty: there is no season. */
  readonly effects: readonly number[];
}

export const noSeason: Season = { isFactor: false, effects: [] };

/** Two whole cycles: in fewer, a season cannot be distinguished from anything else. */
export const leastCycles = 2;

/**
 * Estimates the season of values that repeat a pattern every `length` values.
 *
 * Classical decomposition: values relative to their centered moving average, averaged by position. With few cycles these
 * averages are mostly noise, so they are shrunk towards no season by as much as noise explains (James and Stein 1961; for
 * seasons: Miller and Williams 2003). Fewer than two cycles have no season.
 */
export function estimateSeason(values: readonly number[], length: number): Season {
  if (length < 2 || values.length < leastCycles * length) return noSeason;
  const isFactor = values.every((value) => value > 0);
  const trend = averageAround(values, length);
  const groups = Array.from({ length }, (): number[] => []);
  for (const [index, value] of values.entries()) {
    const level = trend[index];
    if (level === null || level === undefined) continue;
    groups[index % length]?.push(isFactor ? Math.log(value / level) : value - level);
  }
  if (groups.some((group) => group.length === 0)) return noSeason;
  const means = groups.map(meanOf);
  const middle = meanOf(means);
  const effects = means.map((mean) => mean - middle);
  const share = shrinkBy(groups, means, effects);
  return {
    isFactor,
    effects: effects.map((effect) => (isFactor ? Math.exp(share * effect) : share * effect)),
  };
}

/** The part of the effects that is not noise: 0–1. Without a second cycle around, noise is unknown and half is taken. */
function shrinkBy(
  groups: readonly (readonly number[])[],
  means: readonly number[],
  effects: readonly number[],
): number {
  const freedom = sumOf(groups.map((group) => group.length - 1));
  const size = sumOf(effects.map((effect) => effect * effect));
  if (size === 0) return 0;
  if (freedom <= 0) return 0.5;
  const within =
    sumOf(groups.map((group, position) => sumOf(group.map((one) => (one - at(means, position)) ** 2)))) /
    freedom;
  const noise = meanOf(groups.map((group) => within / group.length));
  return Math.max(0, 1 - ((effects.length - 3) * noise) / size);
}

/** The average of a cycle around each value; null at the ends. An even cycle takes half of both outer values. */
function averageAround(values: readonly number[], length: number): readonly (number | null)[] {
  const half = Math.floor(length / 2);
  const isEven = length % 2 === 0;
  return values.map((_, index) => {
    const [from, to] = [index - half, index + half];
    if (from < 0 || to >= values.length) return null;
    const whole = sumOf(values.slice(from, to + 1));
    return isEven ? (whole - (at(values, from) + at(values, to)) / 2) / length : whole / length;
  });
}

/** The values without their season. */
export function withoutSeason(values: readonly number[], { effects, isFactor }: Season): readonly number[] {
  if (effects.length === 0) return values;
  return values.map((value, index) => {
    const effect = at(effects, index % effects.length);
    return isFactor ? value / effect : value - effect;
  });
}

/** Adds the season to values that come after the first `start` ones. */
export function withSeason(
  values: readonly number[],
  start: number,
  { effects, isFactor }: Season,
): readonly number[] {
  if (effects.length === 0) return values;
  return values.map((value, index) => {
    const effect = at(effects, (start + index) % effects.length);
    return isFactor ? value * effect : value + effect;
  });
}
