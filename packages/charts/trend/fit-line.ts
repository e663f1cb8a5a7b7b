export interface FittedLine {
  readonly slope: number;
  /** A point of the line: the mean of the points. */
  readonly middleX: number;
  readonly middleY: number;
}

/** The straight line with the least squared distance from the points; null if they all have the same x. */
export function fitLine(xs: readonly number[], ys: readonly number[]): FittedLine | null {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value / values.length, 0);
  const [middleX, middleY] = [mean(xs), mean(ys)];
  let [both, along] = [0, 0];
  xs.forEach((value, index) => {
    both += (value - middleX) * ((ys[index] ?? middleY) - middleY);
    along += (value - middleX) ** 2;
  });
  const slope = both / along;
  return Number.isFinite(slope) ? { slope, middleX, middleY } : null;
}
