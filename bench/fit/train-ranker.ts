import type { IndexedQuestion, IndexedInterpretation } from "./index-candidates.ts";

/** The weight of each feature, by its number. */
export type Weights = Float64Array;

export interface TrainOptions {
  /** The strength of the pull toward the start, per question, by the number of the feature. */
  readonly ridge: Weights;
  /** The initial weights, by the number of the feature. */
  readonly start: Weights;
  /** How many times a question counts. */
  readonly timesOf: (question: IndexedQuestion) => number;
  readonly epochs: number;
}

/**
 * Fits a log-linear ranking that maximizes the probability of all correct interpretations of a question together.
 *
 * It makes adaptive gradient steps, one question at a time, in a pseudorandom but fixed order, so equal input results
 * in equal weights. The weights of the last half of the steps are averaged.
 */
export function trainRanker(
  questions: readonly IndexedQuestion[],
  { ridge, epochs, start, timesOf }: TrainOptions,
): Weights {
  const usable = shuffle(
    questions
      .flatMap((question) => Array.from({ length: timesOf(question) }, () => question))
      .map(({ interpretations }) => interpretations)
      .filter(
        (interpretations) =>
          interpretations.some(({ isRight }) => isRight) && interpretations.some(({ isRight }) => !isRight),
      ),
  );
  const state: State = {
    weights: start.slice(),
    start,
    squares: new Float64Array(start.length).fill(1e-6),
    gradient: new Float64Array(start.length),
    ridge,
  };
  const average = new Float64Array(start.length);
  const counted = Math.ceil(epochs / 2);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const interpretations of usable) step(interpretations, state);
    if (epoch < epochs - counted) continue;
    for (const [index, weight] of state.weights.entries()) {
      average[index] = (average[index] ?? 0) + weight / counted;
    }
  }
  return average;
}

/** A fixed order without a pattern, in which questions about the same database are far apart. */
function shuffle<T>(items: readonly T[]): readonly T[] {
  const stride = 7919;
  const order = items.map((item, index) => ({ item, key: (index * stride) % items.length }));
  return order.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
}

interface State {
  readonly weights: Weights;
  readonly start: Weights;
  readonly squares: Float64Array;
  /** Zero except during a step. */
  readonly gradient: Float64Array;
  readonly ridge: Weights;
}

const rate = 0.05;

function step(
  interpretations: readonly IndexedInterpretation[],
  { weights, start, squares, gradient, ridge }: State,
): void {
  const shares = softmax(
    interpretations.map((interpretation) => scoreInterpretation(interpretation, weights)),
  );
  const right = interpretations.reduce(
    (sum, { isRight }, index) => sum + (isRight ? (shares[index] ?? 0) : 0),
    0,
  );
  const touched = new Set<number>();
  for (const [index, { indices, figures, isRight }] of interpretations.entries()) {
    const share = shares[index] ?? 0;
    const pull = share - (isRight ? share / Math.max(right, 1e-12) : 0);
    if (Math.abs(pull) < 1e-6) continue;
    for (let at = 0; at < indices.length; at++) {
      const feature = indices[at] ?? 0;
      gradient[feature] = (gradient[feature] ?? 0) + pull * (figures[at] ?? 0);
      touched.add(feature);
    }
  }
  for (const feature of touched) {
    const slope = gradient[feature] ?? 0;
    gradient[feature] = 0;
    // A feature that all interpretations share does not distinguish them.
    if (Math.abs(slope) < 1e-9) continue;
    const total = slope + (ridge[feature] ?? 0) * ((weights[feature] ?? 0) - (start[feature] ?? 0));
    squares[feature] = (squares[feature] ?? 0) + total * total;
    weights[feature] = (weights[feature] ?? 0) - (rate * total) / Math.sqrt(squares[feature]);
  }
}

export function scoreInterpretation({ indices, figures }: IndexedInterpretation, weights: Weights): number {
  let sum = 0;
  for (let at = 0; at < indices.length; at++) sum += (figures[at] ?? 0) * (weights[indices[at] ?? 0] ?? 0);
  return sum;
}

/** Converts scores to probabilities. */
export function softmax(scores: readonly number[]): readonly number[] {
  const best = Math.max(...scores);
  const exponentials = scores.map((score) => Math.exp(score - best));
  const total = exponentials.reduce((sum, one) => sum + one, 0);
  return exponentials.map((one) => one / total);
}
