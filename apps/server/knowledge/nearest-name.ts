import { distance as distanceOf } from "fastest-levenshtein";

const maxNamed = 3;

/** “ Nearest: revenue, review.”; empty if no name is similar. */
export function nearestName(wanted: string, names: readonly string[]): string {
  const lower = wanted.toLowerCase();
  const near = names
    .map((name) => ({ name, distance: distanceOf(lower, name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= Math.max(2, name.length / 3))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, maxNamed)
    .map(({ name }) => name);
  return near.length === 0 ? "" : ` Nearest: ${near.join(", ")}.`;
}
