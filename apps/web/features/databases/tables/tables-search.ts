/** What the address says about the tables of a database. */
export interface TablesSearch {
  /** The id of the chosen one; the first one where it is left out. */
  readonly table?: string;
  /** `diagram` shows which tables belong together. */
  readonly view?: "diagram";
}

export function readTablesSearch({
  table,
  view,
}: { readonly [Name in keyof TablesSearch]?: unknown }): TablesSearch {
  return {
    ...(typeof table === "string" && table !== "" && { table }),
    ...(view === "diagram" && { view }),
  };
}
