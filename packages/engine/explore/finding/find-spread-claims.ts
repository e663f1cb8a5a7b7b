import { binsBetween, chooseBinEdges, formatValue, readFigure, type Spread } from "@askery/model";
import { isPlural } from "../../chart/name-words.ts";
import { sentence, verbalizeFigure } from "../../narrate/describing/answer-scope.ts";
import { findPeaks, measureMoments } from "../statistics/describe-shape.ts";
import { sumOf } from "../statistics/ranks.ts";
import type { Claim } from "./claim.ts";
import { verbalizeSample, type MeasuredResult } from "./measured-result.ts";

/** Fewer values are steps of a scale, each of them a peak. */
const minDistinct = 100;
/** More peaks are those of round numbers. */
const maxPeaks = 3;
/** From here on a distribution has a long tail; an exponential one has 2. */
const longTail = 1;

/** How one number is distributed: two peaks, a long tail, or neither. */
export function findSpreadClaims({ candidate, scope, spread }: MeasuredResult): readonly Claim[] {
  const [figure] = scope.shape.figures;
  if (figure === undefined) return [];
  const values = figure.values.filter((value) => value !== null);
  const all = spread ?? spreadOf(values);
  if (all === null) return [];
  const skewness = spread === null ? momentsOf(values) : skewnessOf(spread);
  const { label } = figure.output;
  const be = isPlural(label) ? "are" : "is";
  const print = (value: number) => verbalizeFigure(value, figure.output, scope);
  const found = findPeaks(all.bins.map(({ count }) => count));
  const isContinuous = new Set(values).size >= minDistinct;
  const peaks = found.kind === "found" && isContinuous ? found.peaks : [];
  const basis = `${all.count.toLocaleString("en-US")} values${spread === null && scope.table.isTruncated ? ` (${verbalizeSample({ candidate, scope }) ?? ""})` : ""}`;
  const middle =
    all.median === all.least
      ? `half of the values of ${label} are ${print(all.median)}`
      : `half of the values of ${label} are ${print(all.median)} or less`;
  if (peaks.length > 1 && peaks.length <= maxPeaks) {
    const around = peaks.map((peak) => {
      const bin = all.bins[peak];
      return bin === undefined ? "" : `${print(bin.from)} – ${print(bin.to)}`;
    });
    return [
      {
        kind: "shape",
        p: null,
        effect: 0.7,
        sentence: sentence(
          `${label} ${isPlural(label) ? "have" : "has"} ${peaks.length === 2 ? "two" : peaks.length} peaks, at ${around.join(" and ")}, with few values between`,
        ),
        why: `Several peaks often mean several kinds of rows. The valleys are deeper than chance digs them (p < 0.001), over ${basis}.`,
      },
    ];
  }
  const steps = isContinuous ? null : readSteps(values);
  if (steps !== null) {
    const { most, share } = steps;
    return [
      {
        kind: "shape",
        p: null,
        effect: Math.min(0.5, share - 1 / steps.count),
        sentence: sentence(
          `${label} ${be} most often ${print(most)}, in ${printShare(share)} of the rows, and ${isPlural(label) ? "range" : "ranges"} from ${print(all.least)} to ${print(all.most)}`,
        ),
        why: `It has ${steps.count} different values; each would be in ${printShare(1 / steps.count)} of the rows if all were as frequent. Counted over ${verbalizeSample({ candidate, scope }) ?? `${values.length.toLocaleString("en-US")} values`}.`,
      },
    ];
  }
  if (skewness === null) return [];
  if (Math.abs(skewness) < longTail) {
    return [
      {
        kind: "shape",
        p: null,
        effect: 0.25,
        sentence: sentence(
          `${middle}; the rest ${be} up to ${print(all.most)}`.replace("the rest is", "the rest are"),
        ),
        why: `It shows the usual range. The distribution is roughly even on both sides: skewness ${printSkewness(skewness)}, over ${basis}.`,
      },
    ];
  }
  const isRight = skewness > 0;
  return [
    {
      kind: "shape",
      p: null,
      effect: Math.min(0.6, Math.abs(skewness) / 6),
      sentence: sentence(
        `${middle}, and a long tail reaches ${isRight ? `up to ${print(all.most)}` : `down to ${print(all.least)}`}`,
      ),
      why: `A few ${isRight ? "large" : "small"} values pull an average away from what is usual: skewness ${printSkewness(skewness)}, over ${basis}.`,
    },
  ];
}

/** More values than these are no steps of a scale. */
const maxSteps = 20;

/** The most frequent of a few whole values, such as stars; null if there are more, or others. */
function readSteps(
  values: readonly number[],
): { readonly most: number; readonly share: number; readonly count: number } | null {
  const counts = Map.groupBy(values, (value) => value);
  if (!values.every(Number.isInteger) || counts.size > maxSteps || counts.size < 2) return null;
  const [first] = [...counts].toSorted(([, one], [, other]) => other.length - one.length);
  return first === undefined
    ? null
    : { most: first[0], share: first[1].length / values.length, count: counts.size };
}

function printShare(share: number): string {
  return formatValue(share, { kind: "percent" }, { locale: "en-US" });
}

function printSkewness(skewness: number): string {
  return skewness.toFixed(1).replace("-", "−");
}

function momentsOf(values: readonly number[]): number | null {
  const moments = measureMoments(values);
  return moments.kind === "found" ? moments.skewness : null;
}

/** The skewness of binned values, each taken as the middle of its bin. */
function skewnessOf({ bins, count }: Spread): number | null {
  const middles = bins.map(({ from, to }) => (from + to) / 2);
  const moment = (center: number, power: number) =>
    sumOf(bins.map((bin, index) => bin.count * ((middles[index] ?? 0) - center) ** power)) / count;
  const mean = moment(0, 1);
  const variance = moment(mean, 2);
  return variance === 0 ? null : moment(mean, 3) / variance ** 1.5;
}

const minValues = 12;

function spreadOf(values: readonly number[]): Spread | null {
  const sorted = values.toSorted((a, b) => a - b);
  const pick = (fraction: number) => sorted[Math.floor(fraction * (sorted.length - 1))] ?? 0;
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined || sorted.length < minValues || least === most) return null;
  const edges = chooseBinEdges({
    count: sorted.length,
    least,
    most,
    quartiles: [pick(0.25), pick(0.75)],
    isWhole: sorted.every(Number.isInteger),
  });
  const bins = binsBetween(edges).map((bin, index, { length }) => ({
    ...bin,
    count: sorted.filter((value) => value >= bin.from && (value < bin.to || index === length - 1)).length,
  }));
  return { count: sorted.length, least, median: pick(0.5), most, bins };
}

/** How many of the rows lack a value, by column. */
export function findMissingClaims({ scope }: MeasuredResult): readonly Claim[] {
  const [rows, ...columns] = scope.table.values.map(([cell]) => readFigure(cell ?? null) ?? 0);
  if (rows === undefined || rows === 0) return [];
  const found = columns
    .map((count, index) => ({ part: count / rows, label: scope.outputs[index + 1]?.label ?? "" }))
    .filter(({ part }) => part > 0)
    .toSorted((one, other) => other.part - one.part);
  const [first, second] = found;
  if (first === undefined) return [];
  const name = (label: string) => label.replace(/^without /, "");
  const percent = (part: number) => (part < 0.01 ? "under 1%" : `${Math.round(part * 100)}%`);
  const next = second === undefined ? "" : `, ${name(second.label)} in ${percent(second.part)}`;
  return [
    {
      kind: "missing",
      p: null,
      // A column that few rows have is optional, as a coupon is.
      effect: Math.min(0.6, 2 * Math.min(first.part, 1 - first.part)),
      sentence: sentence(`${name(first.label)} is missing in ${percent(first.part)} of the rows${next}`),
      why: `Rows without a value are left out of averages and filters. Counted over ${rows.toLocaleString("en-US")} rows.`,
    },
  ];
}
