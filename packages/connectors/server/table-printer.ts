/** Prints a table's quoted name, after that of its schema if it has one. */
export function tablePrinter(quoteName: (name: string) => string) {
  return ({ schema, name }: { readonly schema: string | null; readonly name: string }): string =>
    schema === null ? quoteName(name) : `${quoteName(schema)}.${quoteName(name)}`;
}
