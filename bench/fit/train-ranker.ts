import type { Candidates } from "./candidate.ts";

export type Weights = ReadonlyMap<string, number>;

export interface TrainOptions {
  /** Strength of the pull towards the prior, for each question. */
  readonly ridge: number;
  /** Where the weights start; a missing one is 0. */
  readonly prior: Readonly<Record<string, number>>;
  /** How often a question counts. */
  readonly timesOf: (question: Candidates) => number;
  readonly epochs: number;
}

/**
 * Fits a log-linear ranking: the probability of all right readings together, among those of their question, is raised.
 *
 * Adaptive gradient steps, question by question in the order given: equal input, equal weights.
 */
export function trainRanker(
  questions: readonly Candidates[],
  { ridge, epochs, prior, timesOf }: TrainOptions,
): Weights {
  const names = new Map<string, number>();
  const usable = questions
    .flatMap((question) => Array.from({ length: timesOf(question) }, () => question))
    .filter(
      ({ readings }) => readings.some(({ isRight }) => isRight) && readings.some(({ isRight }) => !isRight),
    )
    .map(({ readings }) => readings.map((reading) => index(reading.features, reading.isRight, names)));
  const start = Float64Array.from([...names.keys()].map((name) => prior[name] ?? 0));
  const weights = start.slice();
  const squares = new Float64Array(names.size).fill(1e-6);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const readings of usable) step(readings, { weights, start, squares, ridge });
  }
  return new Map([...names].map(([name, place]) => [name, weights[place] ?? 0]));
}

interface IndexedReading {
  readonly places: Int32Array;
  readonly figures: Float64Array;
  readonly isRight: boolean;
}

function index(
  features: Readonly<Record<string, number>>,
  isRight: boolean,
  names: Map<string, number>,
): IndexedReading {
  const entries = Object.entries(features);
  const placeOf = (name: string): number => {
    const place = names.get(name) ?? names.size;
    names.set(name, place);
    return place;
  };
  return {
    places: Int32Array.from(entries.map(([name]) => placeOf(name))),
    figures: Float64Array.from(entries.map(([, figure]) => figure)),
    isRight,
  };
}

interface State {
  readonly weights: Float64Array;
  readonly start: Float64Array;
  readonly squares: Float64Array;
  readonly ridge: number;
}

const rate = 0.05;

function step(readings: readonly IndexedReading[], { weights, start, squares, ridge }: State): void {
  const shares = softmax(readings.map((reading) => dot(reading, weights)));
  const right = readings.reduce((sum, { isRight }, place) => sum + (isRight ? (shares[place] ?? 0) : 0), 0);
  const gradient = new Map<number, number>();
  for (const [place, reading] of readings.entries()) {
    const share = shares[place] ?? 0;
    const pull = share - (reading.isRight ? share / Math.max(right, 1e-12) : 0);
    if (Math.abs(pull) < 1e-9) continue;
    for (const [at, feature] of reading.places.entries()) {
      gradient.set(feature, (gradient.get(feature) ?? 0) + pull * (reading.figures[at] ?? 0));
    }
  }
  for (const [feature, slope] of gradient) {
    const total = slope + ridge * ((weights[feature] ?? 0) - (start[feature] ?? 0));
    squares[feature] = (squares[feature] ?? 0) + total * total;
    weights[feature] = (weights[feature] ?? 0) - (rate * total) / Math.sqrt(squares[feature]);
  }
}

function dot({ places, figures }: IndexedReading, weights: Float64Array): number {
  let sum = 0;
  for (const [at, place] of places.entries()) sum += (figures[at] ?? 0) * (weights[place] ?? 0);
  return sum;
}

/** The parts of a whole that scores stand for. */
export function softmax(scores: readonly number[]): readonly number[] {
  const best = Math.max(...scores);
  const exponentials = scores.map((score) => Math.exp(score - best));
  const total = exponentials.reduce((sum, one) => sum + one, 0);
  return exponentials.map((one) => one / total);
}

/** What a reading scores under the weights. */
export function scoreFeatures(features: Readonly<Record<string, number>>, weights: Weights): number {
  return Object.entries(features).reduce((sum, [name, figure]) => sum + figure * (weights.get(name) ?? 0), 0);
}
