import { countWord } from "../format/count-word.ts";
import type { ResultTraits } from "./result-traits.ts";

/** One thing that a kind of chart needs from a result. */
export interface ChartNeed {
  readonly holds: (traits: ResultTraits) => boolean;
  /** Why the result lacks it, in words that complete "because …". */
  readonly reason: string | ((traits: ResultTraits) => string);
}

export const someRows: ChartNeed = {
  reason: "there is nothing to draw",
  holds: ({ rowCount }) => rowCount > 0,
};

export const someFigures: ChartNeed = {
  reason: "there are no figures to draw",
  holds: ({ figureCount }) => figureCount > 0,
};

export const someAxis: ChartNeed = {
  reason: "there is nothing to compare it by",
  holds: ({ hasAxis }) => hasAxis,
};

export const axisNeeds: readonly ChartNeed[] = [
  someRows,
  someFigures,
  someAxis,
  {
    reason: ({ breakdowns }) => `it is broken down ${countWord(breakdowns)} ways at once`,
    holds: ({ breakdowns }) => breakdowns <= 2,
  },
  { reason: "several rows are at the same point", holds: ({ hasTwins }) => !hasTwins },
];

export const lineNeeds: readonly ChartNeed[] = [
  ...axisNeeds,
  { reason: "a line needs something that runs, such as months", holds: ({ isOrdered }) => isOrdered },
  { reason: "a line needs at least two points", holds: ({ points }) => points > 1 },
];

export function atMostPoints(max: number, noun: string): ChartNeed {
  return {
    reason: ({ points }) => `${countWord(points)} ${noun} are too many to read`,
    holds: ({ points }) => points <= max,
  };
}

export function atMostSeries(max: number, noun: string): ChartNeed {
  return {
    reason: ({ seriesCount }) => `${countWord(seriesCount)} ${noun} are too many to tell apart`,
    holds: ({ seriesCount }) => seriesCount <= max,
  };
}

/** For charts with stacks or slices. */
export const noNegative: ChartNeed = {
  reason: "a part cannot be less than zero",
  holds: ({ hasNegative }) => !hasNegative,
};
