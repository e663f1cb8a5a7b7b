import { weights } from "./weights.data.ts";

/** One thing that ranking looks at: how much of it there is, and what that adds to the score. */
export interface Feature {
  readonly name: string;
  readonly figure: number;
  readonly worth: number;
}

/** Features as they were found: the figures of those that bear one name add up, and a missing one is 0. */
export type Features = readonly Feature[];

/** Features as they are collected. */
export type Draft = Feature[];

/** Adds a feature; one of 0 is left out. */
export function add(draft: Draft, name: string, figure = 1): void {
  if (figure === 1) draft.push(oneOf(name));
  else if (figure !== 0) draft.push({ name, figure, worth: figure * weightOf(name) });
}

/** What features are worth together. */
export function scoreOf(features: Features): number {
  return features.reduce((score, { worth }) => score + worth, 0);
}

/** How much there is of each, by name. */
export function sumFeatures(features: Features): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { name, figure } of features) sums[name] = (sums[name] ?? 0) + figure;
  return sums;
}

/** Made once for each name: names are few, since none holds a word of a question or of a database. */
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
