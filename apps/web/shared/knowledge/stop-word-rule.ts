/** The rule in words for a word without a meaning. */
export function writeStopWordRule(phrase: string): string {
  return `“${phrase}” means nothing`;
}

/** The word of such a rule; null for other rules. */
export function readStopWordRule(text: string): string | null {
  return /^“([^”]+)” means nothing\.?$/u.exec(text.trim())?.[1] ?? null;
}
