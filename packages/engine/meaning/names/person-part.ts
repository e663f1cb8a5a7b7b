/** "first" and "last" alone are parts of a name where a table has both. */
export function barePersonPart(words: readonly string[]): "first" | "last" | null {
  const [only, ...others] = words;
  if (others.length > 0) return null;
  return only === "first" || only === "given"
    ? "first"
    : only === "last" || only === "family"
      ? "last"
      : null;
}

/** Which part of a person's name the words of a column mean: "first name", "family name", "surname"; null for other words. */
export function personPart(words: readonly string[]): "first" | "last" | null {
  for (const part of ["first", "last"] as const) {
    const { adjectives, nouns } = partWords[part];
    const isNamed = words.includes("name") && words.some((word) => adjectives.includes(word));
    if (isNamed || words.some((word) => nouns.includes(word))) return part;
  }
  return null;
}

interface PartWords {
  /** Words beside "name". */
  readonly adjectives: readonly string[];
  readonly nouns: readonly string[];
}

const partWords: Readonly<Record<"first" | "last", PartWords>> = {
  first: { adjectives: ["first", "given"], nouns: ["forename"] },
  last: { adjectives: ["last", "family"], nouns: ["surname"] },
};
