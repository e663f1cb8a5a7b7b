import { timeRules } from "./time-rules.data.ts";
import { formatMomentTick } from "../format/format-moment.ts";
import type { PlacedAxis } from "../data/placed-data.ts";
import { measureText } from "../text/measure-text.ts";

/** The labels of an axis, by position. */
export type Ticks = ReadonlyMap<number, string>;

/**
 * Labels for a horizontal axis, as many as fit: each unit, else every second one, the first of each month, of each
 * quarter, or of each year. The first label has its year, and so has the first one of each other year.
 */
export function chooseTicks(
  axis: PlacedAxis,
  {
    pitch,
    fontSize,
    toX,
  }: { readonly pitch: number; readonly fontSize: number; readonly toX?: (position: number) => number },
): Ticks {
  const at = toX ?? ((position: number) => position * pitch);
  const room = at(axis.positions.length - 1) - at(0);
  for (const step of axis.isTime ? timeSteps(axis, room) : countSteps(axis)) {
    const [start, end] = [step.positions[0] ?? 0, step.positions.at(-1) ?? 0];
    // Not even the gaps between so many labels fit.
    if ((step.positions.length - 2) * gap > at(end) - at(start)) continue;
    const labels = writeLabels(step.positions, step);
    if (labels.length === 0) continue;
    const fitting = isFirstTooClose(labels, at, fontSize)
      ? writeLabels(step.positions.slice(1), step)
      : labels;
    if (fits(fitting, at, fontSize)) return new Map(fitting);
  }
  const first = axis.positions[0];
  return new Map(first === undefined ? [] : [[0, first.name]]);
}

interface Step {
  readonly positions: readonly number[];
  /** `before` is the position of the label before it. */
  readonly label: (position: number, before: number | undefined) => string;
}

type Label = readonly [position: number, text: string];

const gap = 10;

function fits(labels: readonly Label[], at: (position: number) => number, fontSize: number): boolean {
  return labels.every(([position, text], index) => {
    const before = labels[index - 1];
    if (before === undefined) return true;
    const room = at(position) - at(before[0]);
    return room >= (measureText(text, fontSize) + measureText(before[1], fontSize)) / 2 + gap;
  });
}

function writeLabels(positions: readonly number[], { label }: Step): readonly Label[] {
  return positions.map((position, index) => [position, label(position, positions[index - 1])]);
}

/** The first label marks the start of the axis, perhaps within a unit. It is dropped if it would touch the second one. */
function isFirstTooClose(
  labels: readonly Label[],
  at: (position: number) => number,
  fontSize: number,
): boolean {
  return labels.length > 2 && !fits(labels.slice(0, 2), at, fontSize);
}

function* countSteps({ positions }: PlacedAxis): Generator<Step> {
  for (const step of [1, 2, 3, 4, 5, 6, 10, 12, 20, 25, 50, 100, 200, 500, 1000, 5000]) {
    yield { positions: every(positions.length, step), label: (position) => positions[position]?.name ?? "" };
  }
}

/** Positions where a calendar unit starts whose number is divisible by `count`, and their labels. */
function* timeSteps({ positions, grain }: PlacedAxis, room: number): Generator<Step> {
  const msAt = (position: number) => positions[position]?.ms ?? 0;
  const yearOf = (position: number | undefined) =>
    position === undefined ? null : new Date(msAt(position)).getUTCFullYear();
  const span = msAt(positions.length - 1) - msAt(0);
  for (const { start, count, label } of timeRules[grain ?? "moment"]) {
    const units = start === "place" ? positions.length : Math.min(positions.length, span / unitMs[start]);
    // Not even the gaps between so many labels fit, so the units of each position need not be known.
    if ((units / count - 3) * gap > room) continue;
    const marked =
      start === "place"
        ? every(positions.length, count)
        : findStarts(positions.length, (position) => unitNumbers[start](msAt(position)), count);
    yield {
      positions: marked,
      label: (position, before) => {
        const isNewYear = label === "quarter" || yearOf(before) !== yearOf(position);
        return formatMomentTick(msAt(position), label, isNewYear);
      },
    };
  }
}

/** The first position of each unit whose number is divisible by `count`. Numbers rise along the axis. */
function findStarts(
  length: number,
  numberAt: (position: number) => number,
  count: number,
): readonly number[] {
  const starts: number[] = [];
  for (let position = 0; position < length;) {
    const number = numberAt(position);
    if (number % count === 0) starts.push(position);
    position = findNext(length, numberAt, position);
  }
  return starts;
}

/** The position after the last one of the same unit, in steps that double and then halve: axes have up to 100,000. */
function findNext(length: number, numberAt: (position: number) => number, from: number): number {
  const number = numberAt(from);
  let step = 1;
  while (from + step < length && numberAt(from + step) === number) step *= 2;
  let [same, next] = [from + Math.floor(step / 2), Math.min(from + step, length)];
  while (next - same > 1) {
    const middle = (same + next) >> 1;
    if (numberAt(middle) === number) same = middle;
    else next = middle;
  }
  return next;
}

const unitNumbers = {
  hour: (ms: number) => Math.floor(ms / 3_600_000),
  day: (ms: number) => Math.floor(ms / 86_400_000),
  month: (ms: number) => {
    const date = new Date(ms);
    return date.getUTCFullYear() * 12 + date.getUTCMonth();
  },
  year: (ms: number) => new Date(ms).getUTCFullYear(),
} as const;

/** The longest that a unit is, in milliseconds. */
const unitMs = {
  hour: 3_600_000,
  day: 86_400_000,
  month: 31 * 86_400_000,
  year: 366 * 86_400_000,
} as const;

function every(count: number, step: number): readonly number[] {
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}
