/** Features by name; a missing one is 0. */
export type Features = Readonly<Record<string, number>>;

/** Features as they are collected. */
export type Draft = Record<string, number>;

/** Adds to a feature; a feature of 0 is left out. */
export function add(draft: Draft, name: string, figure = 1): void {
  if (figure !== 0) draft[name] = (draft[name] ?? 0) + figure;
}
