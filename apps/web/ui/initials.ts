/**
 * Up to two letters that stand for a name: the first of its first and of its last word. A single word gives its
 * first letter; a name without letters or digits gives "?".
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

/** A letter outside the basic plane is two code units. */
function firstLetter(word: string): string {
  const code = word.codePointAt(0);
  return code === undefined ? "" : String.fromCodePoint(code);
}
