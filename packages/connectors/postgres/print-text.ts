/** A text as PostgreSQL's SQL writes it, whatever is in it and whatever the server's settings are. */
export function printText(text: string): string {
  const quoted = text.replaceAll("\0", "\uFFFD").replaceAll("'", "''");
  return quoted.includes("\\") ? `E'${quoted.replaceAll("\\", "\\\\")}'` : `'${quoted}'`;
}
