import { countWord } from "../format/count-word.ts";
import type { ResultTraits } from "./result-traits.ts";

/** One thing that a kind of chart needs from a result. */
export interface ChartNeed {
  readonly holds: (traits: ResultTraits) => boolean;
  /** Why the result lacks it, in words that complete "because …". */
  readonly reason: string | ((traits: ResultTraits) => string);
  /** Whether a question that names the kind does without. Default: false. */
  readonly isForChoice?: true;
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
  reason: "the result has nothing to compare it by",
  holds: ({ hasAxis }) => hasAxis,
};

export function atMostBreakdowns(max: number): ChartNeed {
  return {
    reason: ({ breakdowns }) => `it is broken down ${countWord(breakdowns)} ways at once`,
    holds: ({ breakdowns }) => breakdowns <= max,
  };
}

export const noTwins: ChartNeed = {
  reason: "several rows share the same point",
  holds: ({ hasTwins }) => !hasTwins,
};

export const axisNeeds: readonly ChartNeed[] = [
  someRows,
  someFigures,
  someAxis,
  atMostBreakdowns(2),
  noTwins,
];

export const lineNeeds: readonly ChartNeed[] = [
  ...axisNeeds,
  { reason: "a line needs an ordered axis, such as months", holds: ({ isOrdered }) => isOrdered },
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

export const severalSeries: ChartNeed = {
  reason: "it needs a second breakdown, or several figures",
  holds: ({ seriesCount, drawnColumns }) => seriesCount > 1 || drawnColumns > 1,
};

export const twoBreakdowns: ChartNeed = {
  reason: "it needs two breakdowns",
  holds: ({ seriesCount }) => seriesCount > 1,
};

export const oneRow: ChartNeed = {
  reason: ({ rowCount }) => `there are ${countWord(rowCount)} rows, not a single figure`,
  holds: ({ rowCount }) => rowCount === 1,
};

/** A second figure, a goal that was set or, for fractions, the whole. */
export const someGoal: ChartNeed = {
  reason: "it has no goal to measure against: add a goal line, or ask for a second figure",
  holds: ({ drawnColumns, hasGoal, isFraction }) => drawnColumns > 1 || hasGoal || isFraction,
};

/** One figure, split once. */
export const oneBreakdown: ChartNeed = {
  reason: "it shows a single figure by a single breakdown",
  holds: ({ seriesCount, drawnColumns }) => seriesCount === 0 && drawnColumns === 1,
};

export const partOfWhole: ChartNeed = {
  reason: ({ figureLabel }) => `${figureLabel} is not a part of a whole`,
  holds: ({ isPartOfWhole }) => isPartOfWhole,
};

export const wholeUnlessNamed: ChartNeed = { ...partOfWhole, isForChoice: true };

export function atLeastPoints(min: number, noun: string): ChartNeed {
  return {
    reason: `it needs at least ${countWord(min)} ${noun}`,
    holds: ({ points }) => points >= min,
  };
}

/** For charts of a distribution: how many rows each value of the axis must have on average. */
export function atLeastRowsEach(min: number): ChartNeed {
  return {
    reason: `it needs at least ${countWord(min)} rows for each value`,
    holds: ({ rowCount, axisValues }) => axisValues > 0 && rowCount / axisValues >= min,
  };
}

/** For charts with stacks or slices. */
export const noNegative: ChartNeed = {
  reason: "a part of a whole cannot be negative",
  holds: ({ hasNegative }) => !hasNegative,
};
