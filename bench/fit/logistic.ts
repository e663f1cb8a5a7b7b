/** What was observed, whether the event happened, and how much the observation counts. */
export interface Observation {
  readonly figures: readonly number[];
  readonly happened: boolean;
  readonly weight: number;
}

/** A probability: the logistic function of `bias` plus the weighted sum of the figures. */
export interface Logistic {
  readonly bias: number;
  readonly weights: readonly number[];
}

const maxSteps = 25;

/**
 * Fits a logistic regression by Newton's method. `ridge` pulls the weights of the standardized figures toward 0, in
 * units of one observation.
 */
export function fitLogistic(observations: readonly Observation[], ridge: number): Logistic {
  const scales = findScales(observations);
  const rows = observations.map(({ figures, ...rest }) => ({
    ...rest,
    figures: standardize(figures, scales),
  }));
  let weights: readonly number[] = [0, ...scales.map(() => 0)];
  for (let step = 0; step < maxSteps; step++) {
    const change = solve(slopeAt(weights, rows, ridge));
    weights = weights.map((weight, index) => weight + at(change, index));
    if (change.every((one) => Math.abs(one) < 1e-6)) break;
  }
  const [bias = 0, ...others] = weights;
  const raw = others.map((weight, index) => weight / (scales[index]?.deviation ?? 1));
  return {
    weights: raw,
    bias:
      bias -
      dot(
        raw,
        scales.map(({ mean }) => mean),
      ),
  };
}

export function predict({ bias, weights }: Logistic, figures: readonly number[]): number {
  return sigmoid(bias + dot(weights, figures));
}

function sigmoid(figure: number): number {
  return 1 / (1 + Math.exp(-figure));
}

interface Scale {
  readonly mean: number;
  readonly deviation: number;
}

function findScales(observations: readonly Observation[]): readonly Scale[] {
  const total = observations.reduce((sum, { weight }) => sum + weight, 0);
  const average = (index: number, of: (figure: number) => number): number =>
    observations.reduce((sum, { figures, weight }) => sum + weight * of(at(figures, index)), 0) / total;
  return (observations[0]?.figures ?? []).map((_, index) => {
    const mean = average(index, (figure) => figure);
    return { mean, deviation: Math.sqrt(average(index, (figure) => (figure - mean) ** 2)) || 1 };
  });
}

/** The figures in units of their spread, after a 1 for the bias. */
function standardize(figures: readonly number[], scales: readonly Scale[]): readonly number[] {
  return [1, ...scales.map(({ mean, deviation }, index) => (at(figures, index) - mean) / deviation)];
}

/** The linear equations of a Newton step: each row is the curvature by one weight, then its slope. */
function slopeAt(
  weights: readonly number[],
  rows: readonly Observation[],
  ridge: number,
): readonly number[][] {
  const equations = weights.map((weight, row) => [
    ...weights.map((_, column) => (row !== column ? 0 : row === 0 ? 1e-9 : ridge)),
    row === 0 ? 0 : -ridge * weight,
  ]);
  for (const { figures, happened, weight } of rows) {
    const share = sigmoid(dot(weights, figures));
    const pull = weight * ((happened ? 1 : 0) - share);
    const bend = weight * share * (1 - share);
    for (const [row, equation] of equations.entries()) {
      const figure = at(figures, row);
      for (const [column, other] of figures.entries()) {
        equation[column] = at(equation, column) + bend * figure * other;
      }
      equation[weights.length] = at(equation, weights.length) + pull * figure;
    }
  }
  return equations;
}

/** Solves linear equations with a positive definite matrix by elimination. */
function solve(equations: readonly number[][]): readonly number[] {
  for (const [pivot, own] of equations.entries()) {
    for (const [row, equation] of equations.entries()) {
      if (row === pivot) continue;
      const factor = at(equation, pivot) / at(own, pivot);
      if (factor === 0) continue;
      for (const [column, figure] of own.entries()) equation[column] = at(equation, column) - factor * figure;
    }
  }
  return equations.map((equation, row) => at(equation, equations.length) / at(equation, row));
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, figure, index) => sum + figure * at(other, index), 0);
}

function at(figures: readonly number[], index: number): number {
  return figures[index] ?? 0;
}
