/** Prints a text literal that is safe with any content and any setting of the server. */
export function printText(text: string): string {
  const quoted = text.replaceAll("\0", "\uFFFD").replaceAll("'", "''");
  return quoted.includes("\\") ? `E'${quoted.replaceAll("\\", "\\\\")}'` : `'${quoted}'`;
}
