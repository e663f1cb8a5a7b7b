/** The database in an address: `?database=…`. */
export interface DatabaseSearch {
  readonly database?: string;
}

export function readDatabase(search: Readonly<Record<string, unknown>>): DatabaseSearch {
  const { database } = search;
  return typeof database === "string" && database !== "" ? { database } : {};
}
