/** A value axis with a line at every interval. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly interval: number;
  /** Where the lines are, if they are not at every interval. */
  readonly ticks?: readonly number[];
}

/**
 * A scale with round steps and at most `maxLines` lines besides zero, or one more if much of it would be empty.
 *
 * `startsAtZero` is for bars and areas. Line charts exclude zero only if their values span less than a quarter of their
 * height.
 */
export function chooseScale(
  values: Iterable<number | null | undefined>,
  {
    startsAtZero,
    isFree = false,
    maxLines,
  }: {
    readonly startsAtZero: boolean;
    /** Excludes zero even if the values are near it. Default: false. */
    readonly isFree?: boolean;
    readonly maxLines: number;
  },
): Scale {
  const { least, most } = findExtent(values);
  const isFlat = most - least <= Math.abs(most) * 1e-9;
  const isFar =
    !startsAtZero &&
    !isFlat &&
    least * most > 0 &&
    (isFree || most - least < Math.max(Math.abs(least), Math.abs(most)) / 4);
  const low = isFar ? least : Math.min(0, least);
  const high = isFar ? most : Math.max(0, most);
  if (low === high) return { min: 0, max: 1, interval: 1 };
  const scale = coverSpan(low, high, maxLines);
  const isWasteful = scale.max - scale.min > (high - low) * maxWaste;
  const finer = isWasteful && maxLines < 5 ? coverSpan(low, high, maxLines + 1) : scale;
  return finer.max - finer.min < scale.max - scale.min ? finer : scale;
}

/** A scale longer than this many times its figures may have one more line, to leave less of it empty. */
const maxWaste = 1.3;

/** The finest round steps that cover a span with at most so many lines. */
function coverSpan(low: number, high: number, maxLines: number): Scale {
  for (const interval of roundSteps((high - low) / Math.max(1, maxLines))) {
    const [from, to] = [Math.floor(low / interval + slack), Math.ceil(high / interval - slack)];
    const lines = to - from + (from <= 0 && to >= 0 ? 0 : 1);
    if (lines <= maxLines) return { min: neat(from * interval), max: neat(to * interval), interval };
  }
  return { min: low, max: high, interval: high - low };
}

/**
 * A scale of decimal logarithms, from one line to another: at 1, 2 and 5 times powers of ten, at 1 and 3 times, at powers
 * of ten, or at some of these, the most that are no more than `maxLines`. All values must be above zero.
 */
export function chooseLogScale(values: Iterable<number | null | undefined>, maxLines: number): Scale {
  const { least, most } = findExtent(values);
  const [low, high] = [Math.log10(least), Math.log10(most)];
  for (const factors of [[1, 2, 5], [1, 3], [1]]) {
    const ticks = listLogTicks(low, high, factors);
    const [min = low, max = high] = [ticks[0], ticks.at(-1)];
    if (ticks.length <= maxLines + 1) return { min, max, interval: 1, ticks };
  }
  const [from, to] = [Math.floor(low + slack), Math.ceil(high - slack)];
  const interval = Math.max(1, Math.ceil((to - from) / Math.max(1, maxLines)));
  return { min: from, max: from + Math.ceil((to - from) / interval) * interval, interval };
}

/** From the last of the steps that is at most `low` to the first that is at least `high`: at least two. */
function listLogTicks(low: number, high: number, factors: readonly number[]): readonly number[] {
  const [from, to] = [Math.floor(low + slack), Math.ceil(high - slack) + 1];
  const steps = Array.from({ length: to - from + 1 }, (_, decade) =>
    factors.map((factor) => Math.log10(factor) + from + decade),
  ).flat();
  const first = Math.max(
    0,
    steps.findLastIndex((step) => step <= low + slack),
  );
  const last = steps.findIndex((step, index) => index > first && step >= high - slack);
  return steps.slice(first, last + 1);
}

/** Where the lines of a scale are, from the lowest to the highest. */
export function listTicks({ min, max, interval, ticks }: Scale): readonly number[] {
  if (ticks !== undefined) return ticks;
  return Array.from({ length: Math.floor((max - min) / interval + 1.5) }, (_, step) => min + step * interval);
}

/** The scale without the margin up to its round ends, for images without labels. Zero remains if it was included. */
export function trimScale(scale: Scale, values: Iterable<number | null | undefined>): Scale {
  const { least, most } = findExtent(values);
  const hasZero = scale.min <= 0 && scale.max >= 0;
  const [min, max] = hasZero ? [Math.min(0, least), Math.max(0, most)] : [least, most];
  return min < max ? { min, max, interval: scale.interval } : scale;
}

/** The minimum and maximum; both are 0 if there are no values. */
export function findExtent(values: Iterable<number | null | undefined>): {
  readonly least: number;
  readonly most: number;
} {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value === null || value === undefined) continue;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return least > most ? { least: 0, most: 0 } : { least, most };
}

/** The number of lines for a height: one per 40 px, at most five. */
export function countLines(height: number): number {
  return Math.max(2, Math.min(5, Math.floor(height / 40)));
}

const slack = 1e-9;

/** 1, 2, 2.5 and 5 times powers of ten, from just below a step upward. */
function* roundSteps(step: number): Generator<number> {
  const power = Math.floor(Math.log10(step));
  for (let exponent = power; exponent < power + 4; exponent++) {
    for (const factor of [1, 2, 2.5, 5]) {
      const interval = neat(factor * 10 ** exponent);
      if (interval >= step * (1 - slack)) yield interval;
    }
  }
}

/** Removes rounding errors of binary fractions. */
function neat(value: number): number {
  return Number(value.toPrecision(12));
}
