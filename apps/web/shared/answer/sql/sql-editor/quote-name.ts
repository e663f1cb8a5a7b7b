/** A name as SQL writes it: in quotes, unless it is plain. */
export function quoteName(name: string): string {
  return /^[a-z_][a-z\d_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`;
}
