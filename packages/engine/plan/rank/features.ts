import { weights } from "./weights.data.ts";

/** One ranking feature: its amount and its contribution to the score. */
export interface Feature {
  readonly name: string;
  readonly figure: number;
  readonly worth: number;
}

/** Features as collected. Features with the same name add up; a missing one is 0. */
export type Features = readonly Feature[];

export type Draft = Feature[];

/** Adds a feature, unless its figure is 0. */
export function add(draft: Draft, name: string, figure = 1): void {
  if (figure === 1) draft.push(oneOf(name));
  else if (figure !== 0) draft.push({ name, figure, worth: figure * weightOf(name) });
}

/** The sum of the contributions. */
export function scoreOf(features: Features): number {
  return features.reduce((score, { worth }) => score + worth, 0);
}

/** The total figure per feature name. */
export function sumFeatures(features: Features): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { name, figure } of features) sums[name] = (sums[name] ?? 0) + figure;
  return sums;
}

/** Cached by name. There are few names, since none contains a word of a question or database. */
function oneOf(name: string): Feature {
  const known = ones.get(name);
  if (known) return known;
  const made = { name, figure: 1, worth: weightOf(name) };
  ones.set(name, made);
  return made;
}

const ones = new Map<string, Feature>();

function weightOf(name: string): number {
  return weightsByName.get(name) ?? 0;
}

const weightsByName: ReadonlyMap<string, number> = new Map(Object.entries(weights));
