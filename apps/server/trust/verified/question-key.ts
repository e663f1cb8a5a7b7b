/** Questions with the same key are the same, whatever their case, spaces and final punctuation. */
export function questionKey(question: string): string {
  return question
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/\s+/gu, " ")
    .trim()
    .replace(/[\s?.!]+$/u, "");
}
