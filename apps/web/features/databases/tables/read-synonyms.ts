interface ReadSynonyms {
  readonly synonyms: readonly string[];
  /** The problem, if there is one. */
  readonly fault: string | undefined;
}

const maxWords = 50;
const longestWord = 100;

/** Splits words at commas, without duplicates. */
export function readSynonyms(text: string): ReadSynonyms {
  const words = text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
  const synonyms = [...new Set(words)];
  const long = synonyms.find((word) => word.length > longestWord);
  if (long !== undefined) {
    return {
      synonyms,
      fault: `Keep each under ${longestWord} characters: “${long.slice(0, 20)}…” is longer.`,
    };
  }
  return { synonyms, fault: synonyms.length > maxWords ? `Keep it to ${maxWords} words.` : undefined };
}
