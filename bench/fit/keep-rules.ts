import type { IndexedInterpretation, IndexedQuestion } from "./index-candidates.ts";
import { scoreInterpretation, type Weights } from "./train-ranker.ts";

/** How far the right interpretation of a rule should be ahead. */
const margin = 0.03;
const maxRounds = 60;

/**
 * Moves weights by as little as possible until the right interpretation of every rule is first: each rule that fails moves only the weights
 * in which its right interpretation differs from the first one. Changes `weights`.
 */
export function keepRules(rules: readonly IndexedQuestion[], weights: Weights): void {
  for (let round = 0; round < maxRounds; round++) {
    if (!rules.map((rule) => keepRule(rule, weights)).includes(true)) return;
  }
}

/** True if the rule failed. */
function keepRule({ interpretations }: IndexedQuestion, weights: Weights): boolean {
  const right = best(
    interpretations.filter(({ isRight }) => isRight),
    weights,
  );
  const wrong = best(
    interpretations.filter(({ isRight }) => !isRight),
    weights,
  );
  if (right === null || wrong === null || right.score > wrong.score) return false;
  const difference = subtract(right.of, wrong.of);
  const length = [...difference.values()].reduce((sum, figure) => sum + figure * figure, 0);
  const step = (wrong.score + margin - right.score) / Math.max(length, 1e-9);
  for (const [index, figure] of difference) weights[index] = (weights[index] ?? 0) + step * figure;
  return true;
}

interface Scored {
  readonly of: IndexedInterpretation;
  readonly score: number;
}

function best(some: readonly IndexedInterpretation[], weights: Weights): Scored | null {
  return some
    .map((of) => ({ of, score: scoreInterpretation(of, weights) }))
    .reduce<Scored | null>((first, one) => (first === null || one.score > first.score ? one : first), null);
}

/** The figures by feature in which two interpretations differ. */
function subtract(one: IndexedInterpretation, other: IndexedInterpretation): ReadonlyMap<number, number> {
  const figures = new Map<number, number>();
  for (const [sign, { indices, figures: own }] of [
    [1, one],
    [-1, other],
  ] as const) {
    for (const [at, index] of indices.entries()) {
      figures.set(index, (figures.get(index) ?? 0) + sign * (own[at] ?? 0));
    }
  }
  return figures;
}
