/** A text as a literal of DuckDB's SQL. */
export function printText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
