/**
 * Up to two initials of a name: of its first and its last word, or of a single word. "?" if the name has no letters or
 * digits.
 */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const [first, last] = [words.at(0), words.length > 1 ? words.at(-1) : undefined];
  if (first === undefined) return "?";
  return [first, last]
    .map((word) => firstLetter(word ?? ""))
    .join("")
    .toLocaleUpperCase();
}

/** A character outside the basic multilingual plane is two code units. */
function firstLetter(word: string): string {
  const code = word.codePointAt(0);
  return code === undefined ? "" : String.fromCodePoint(code);
}
