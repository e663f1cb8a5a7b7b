/** A pattern for LIKE with `\` as its escape: texts that contain these words, in any case. */
export function searchPattern(text: string): string {
  return `%${text
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
