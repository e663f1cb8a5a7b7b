/** A pattern for LIKE with `\` as its escape: texts that hold these words, whatever their case. */
export function searchPattern(text: string): string {
  return `%${text
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
