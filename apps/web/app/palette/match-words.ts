/**
 * Scores how well an entry matches the typed text: 1 if each typed word begins a word of the entry, 0.5 if the entry
 * contains each of them, otherwise 0. Ignores order and case.
 */
export function matchWords(entry: readonly string[], typed: string): number {
  const text = entry.join(" ").toLowerCase();
  const words = text.split(/\s+/);
  const wanted = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  if (wanted.every((word) => words.some((one) => one.startsWith(word)))) return 1;
  return wanted.every((word) => text.includes(word)) ? 0.5 : 0;
}
