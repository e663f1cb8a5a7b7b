/** A probability and what happened. */
export interface Forecast {
  readonly probability: number;
  readonly happened: boolean;
}

/** How well forecasts of one tenth of the range agree with what happened. */
export interface ReliabilityBin {
  readonly from: number;
  readonly count: number;
  readonly mean: number;
  readonly happened: number;
}

export interface Calibration {
  /** The mean squared error of the probabilities. */
  readonly brier: number;
  /** The expected calibration error: the mean distance of a bin's probability to what happened. */
  readonly ece: number;
  readonly bins: readonly ReliabilityBin[];
}

const binCount = 10;

export function measureCalibration(forecasts: readonly Forecast[]): Calibration {
  const byBin = Map.groupBy(forecasts, ({ probability }) =>
    Math.min(binCount - 1, Math.floor(probability * binCount)),
  );
  const bins = [...byBin]
    .toSorted(([one], [other]) => one - other)
    .map(([bin, some]) => ({
      from: bin / binCount,
      count: some.length,
      mean: meanOf(some, ({ probability }) => probability),
      happened: meanOf(some, ({ happened }) => (happened ? 1 : 0)),
    }));
  return {
    brier: meanOf(forecasts, ({ probability, happened }) => (probability - (happened ? 1 : 0)) ** 2),
    ece: bins.reduce((sum, bin) => sum + bin.count * Math.abs(bin.mean - bin.happened), 0) / forecasts.length,
    bins,
  };
}

function meanOf<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0) / items.length;
}
