import { at, medianOf } from "../../explore/statistics/ranks.ts";
import { Signs } from "../causes/signs.ts";

/** Consecutive values apart from the others: `from` up to but excluding `to`. */
export interface Window {
  readonly from: number;
  readonly to: number;
  /** The mean inside, and what is usual on these days. */
  readonly inside: number;
  readonly usual: number;
}

const normalScale = 1.4826;
const leastValues = 14;

/** How often the days are shuffled, and in how much of these draws a stretch as far may be found. */
const trialCount = 199;
const falseRate = 0.01;

/** A single day comes as it is in every order of the days: it is apart if it is so much farther than any other. */
const timesFarther = 2;
/** Robust standard deviations that it must be away at least, and that a weekday needs for a level of its own. */
const leastDistance = 5;

/** Days by so little off are certain, perhaps, and no reason to look at them alone. */
const leastOff = 0.1;

/** From four weeks on, weekdays may have a level of their own: what is closed on Sundays is not apart on one of them. */
const weeksOfDays = 28;

/**
 * The stretch of daily values, from `start` on, whose mean is the farthest from the median for its length: a scan statistic
 * over time (Kulldorff 1997), judged by what it is when the same days are in a random order (Westfall and Young 1993), so
 * that figures of few large sums are not apart by chance. A stretch of days that go on as the day before is less far, by as
 * much as all others are correlated. Null if no stretch is far away, or if it is nearly all of the values
 * from `start` on, or hardly off.
 */
export function findWindow(values: readonly number[], start: number): Window | null {
  if (values.length < leastValues) return null;
  const middle = medianOf(values);
  const usual = listUsual(values, middle);
  const distances = values.map((value, day) => value - at(usual, day));
  // Weekdays with a level of their own say nothing about how much the others vary.
  const scale = spreadOf(distances.filter((_, day) => at(usual, day) === middle));
  if (scale === 0) return null;
  const best = findFarthest(distances, start);
  const length = best.to - best.from;
  if (length === 0 || length >= 0.8 * (values.length - start)) return null;
  const isApart =
    (length === 1 && isSingleDay(distances, best, scale)) || isBeyondChance(distances, best, start);
  if (!isApart) return null;
  const expected = sum(usual.slice(best.from, best.to)) / length;
  if (Math.abs(best.sum / length) < leastOff * Math.abs(expected)) return null;
  return { from: best.from, to: best.to, inside: expected + best.sum / length, usual: expected };
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly sum: number;
  /** The distance of its mean, in standard deviations of a mean of so many values, up to a common factor. */
  readonly distance: number;
}

function findFarthest(distances: readonly number[], start: number): Stretch {
  let best: Stretch = { from: start, to: start, sum: 0, distance: 0 };
  for (let from = start; from < distances.length; from += 1) {
    let total = 0;
    for (let to = from + 1; to <= distances.length; to += 1) {
      total += at(distances, to - 1);
      const distance = Math.abs(total) / Math.sqrt(to - from);
      if (distance > best.distance) best = { from, to, sum: total, distance };
    }
  }
  return best;
}

function isSingleDay(distances: readonly number[], { from, distance }: Stretch, scale: number): boolean {
  const others = distances.filter((_, day) => day !== from);
  return (
    distance > leastDistance * scale && others.every((other) => distance > timesFarther * Math.abs(other))
  );
}

/** Whether the same days in a random order rarely have a stretch as far. */
function isBeyondChance(distances: readonly number[], best: Stretch, start: number): boolean {
  const memory = correlateNeighbors(distances, best);
  const distance = best.distance * Math.sqrt((1 - memory) / (1 + memory));
  const maxAsFar = falseRate * (trialCount + 1) - 1;
  const signs = new Signs(20261128);
  const order = [...distances];
  let asFar = 0;
  for (let trial = 0; trial < trialCount && asFar <= maxAsFar; trial += 1) {
    signs.shuffle(order);
    if (findFarthest(order, start).distance >= distance) asFar += 1;
  }
  return asFar <= maxAsFar;
}

/**
 * How much a day outside the stretch has of the one before it, from 0: the first autocorrelation, less its standard error, since
 * days without memory have some by chance (Bartlett 1946).
 */
function correlateNeighbors(distances: readonly number[], { from, to }: Stretch): number {
  const isOutside = (day: number) => day < from || day >= to;
  const outside = distances.filter((_, day) => isOutside(day));
  const mean = sum(outside) / outside.length;
  const products = distances.map((distance, day) =>
    day > 0 && isOutside(day) && isOutside(day - 1) ? (distance - mean) * (at(distances, day - 1) - mean) : 0,
  );
  const squares = sum(outside.map((distance) => (distance - mean) ** 2));
  return squares === 0 ? 0 : Math.max(0, sum(products) / squares - 1 / Math.sqrt(outside.length));
}

/** The median; on a weekday that is always far from it, such as a closed Sunday, the median of that weekday. */
function listUsual(values: readonly number[], middle: number): readonly number[] {
  if (values.length < weeksOfDays) return values.map(() => middle);
  const scale = spreadOf(values.map((value) => value - middle));
  const weekdays = Array.from({ length: 7 }, (_, weekday) => {
    const days = values.filter((_value, day) => day % 7 === weekday);
    const own = medianOf(days);
    return Math.abs(own - middle) * Math.sqrt(days.length) > leastDistance * scale ? own : middle;
  });
  return values.map((_, day) => at(weekdays, day % 7));
}

function spreadOf(distances: readonly number[]): number {
  return normalScale * medianOf(distances.map(Math.abs));
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
