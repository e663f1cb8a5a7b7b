/** Prints a text as an SQL literal. */
export function printText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
