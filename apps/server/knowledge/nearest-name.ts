const maxNamed = 3;

/** “ Nearest: revenue, review.”, or nothing where no name is like it. */
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

/** Levenshtein's: letters to add, remove or change. */
function distanceOf(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of one.split("").entries()) {
    const current = [row + 1];
    for (const [column, otherLetter] of other.split("").entries()) {
      const changed = (before[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      current.push(Math.min(changed, (before[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    before = current;
  }
  return before.at(-1) ?? 0;
}
