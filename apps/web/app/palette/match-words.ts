/**
 * How well an entry fits what was typed: 1 where each typed word begins a word of the entry, 0.5 where each stands
 * somewhere in it, else 0. Order and case do not count.
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
