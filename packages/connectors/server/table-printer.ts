/** Prints a table's name, behind that of its schema where it has one, each quoted as the server wants it. */
export function tablePrinter(quoteName: (name: string) => string) {
  return ({ schema, name }: { readonly schema: string | null; readonly name: string }): string =>
    schema === null ? quoteName(name) : `${quoteName(schema)}.${quoteName(name)}`;
}
