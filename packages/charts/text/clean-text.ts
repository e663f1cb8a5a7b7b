/**
 * Makes text from data safe to draw: one line, of limited length, without invisible characters that break XML or change
 * the direction of the text that follows.
 */
export function cleanText(text: string, longest = 300): string {
  const cut = text.length > longest * 4 ? text.slice(0, longest * 4) : text;
  const clean = cut.toWellFormed().replaceAll(unsafe, " ").replaceAll(/\s+/g, " ").trim();
  const letters = clean.length > longest ? Array.from(clean) : [];
  return letters.length > longest
    ? `${letters
        .slice(0, longest - 1)
        .join("")
        .trimEnd()}…`
    : clean;
}

/** Control characters, direction overrides, line separators, and characters that XML 1.0 does not allow. */
const unsafe = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu;
