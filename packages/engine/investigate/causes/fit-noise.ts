/** The variance of a leaf's residual of size `s`: `linear · s + square · s²`. */
export interface Noise {
  readonly linear: number;
  readonly square: number;
}

const binCount = 12;
const rounds = 6;
/** Residuals beyond so many standard deviations count as this many, so that causes do not pass for noise. */
const clip = 3;
/** A leaf is never known to better than 1 %. Without a floor, data without noise would have none to compare with. */
const leastSquare = 1e-4;

/**
 * Estimates how much leaves vary by chance, from their own residuals.
 *
 * Sums of independent rows vary with the square root of their size (the linear term), and disturbances that concern a
 * leaf as a whole vary with the size (the square term). Both are fitted to the mean squared residuals of leaves of
 * similar size, by least squares of relative errors, with residuals clipped as in Huber (1964).
 */
export function fitNoise(residuals: Float64Array, sizes: Float64Array): Noise {
  const bins = binBySize(sizes);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const smallest = (1e-9 * total) / Math.max(1, sizes.length);
  let noise: Noise = { linear: Number.MAX_VALUE, square: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const points = bins.map((leaves) => measureBin(leaves, { residuals, sizes, noise }));
    noise = fitPoints(points, smallest);
  }
  return noise;
}

export function varianceOf(size: number, { linear, square }: Noise): number {
  return size * (linear + square * size);
}

function binBySize(sizes: Float64Array): readonly (readonly number[])[] {
  const order = [...sizes.keys()]
    .filter((leaf) => (sizes[leaf] ?? 0) > 0)
    .toSorted((one, other) => (sizes[one] ?? 0) - (sizes[other] ?? 0));
  const count = Math.max(1, Math.min(binCount, Math.floor(order.length / 8)));
  return Array.from({ length: count }, (_, bin) =>
    order.slice(Math.floor((bin * order.length) / count), Math.floor(((bin + 1) * order.length) / count)),
  ).filter((leaves) => leaves.length > 0);
}

interface BinPoint {
  readonly size: number;
  readonly meanSquare: number;
  readonly count: number;
}

function measureBin(
  leaves: readonly number[],
  { residuals, sizes, noise }: { residuals: Float64Array; sizes: Float64Array; noise: Noise },
): BinPoint {
  let [size, square] = [0, 0];
  for (const leaf of leaves) {
    const own = sizes[leaf] ?? 0;
    size += own;
    square += Math.min((residuals[leaf] ?? 0) ** 2, clip ** 2 * varianceOf(own, noise));
  }
  return { size: size / leaves.length, meanSquare: square / leaves.length, count: leaves.length };
}

/** Least squares of `meanSquare / size = linear + square · size`, each weighted by its own precision; neither is negative. */
function fitPoints(points: readonly BinPoint[], smallest: number): Noise {
  const rows = points.map(({ size, meanSquare, count }) => {
    const y = meanSquare / size;
    return { x: size, y, weight: count / Math.max(y, smallest) ** 2 };
  });
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
  const [w, wx, wy] = [
    sum((row) => row.weight),
    sum(({ weight, x }) => weight * x),
    sum(({ weight, y }) => weight * y),
  ];
  const [wxx, wxy] = [sum(({ weight, x }) => weight * x * x), sum(({ weight, x, y }) => weight * x * y)];
  const determinant = w * wxx - wx * wx;
  const square = determinant > 1e-12 * w * wxx ? (w * wxy - wx * wy) / determinant : 0;
  const linear = (wy - square * wx) / w;
  if (linear < 0) return floor({ linear: 0, square: wxy / wxx }, smallest);
  if (square < 0) return floor({ linear: wy / w, square: 0 }, smallest);
  return floor({ linear, square }, smallest);
}

function floor({ linear, square }: Noise, smallest: number): Noise {
  return { linear: Math.max(linear, smallest), square: Math.max(square, leastSquare) };
}
