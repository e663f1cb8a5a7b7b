/** A name of the catalog, in backticks. */
export function quoteName(name: string): string {
  return `\`${name.replaceAll("\\", "\\\\").replaceAll("`", "\\`")}\``;
}

export function printText(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}

export function printTable({
  schema,
  name,
}: {
  readonly schema: string | null;
  readonly name: string;
}): string {
  return schema === null ? quoteName(name) : `${quoteName(schema)}.${quoteName(name)}`;
}
