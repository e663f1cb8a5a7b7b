import type { RelationshipSort } from "@askery/api";

/** What the address says about the tables of a database. */
export interface TablesSearch {
  /** The id of the chosen one; the first one where it is left out. */
  readonly table?: string;
  /** What shows in a table's place: which tables belong together, drawn or as a list. */
  readonly view?: "diagram" | "relationships";
  /** Which relationships are listed; all where it is left out. */
  readonly only?: Exclude<RelationshipSort, "all">;
}

export function readTablesSearch({
  table,
  view,
  only,
}: { readonly [Name in keyof TablesSearch]?: unknown }): TablesSearch {
  return {
    ...(typeof table === "string" && table !== "" && { table }),
    ...((view === "diagram" || view === "relationships") && { view }),
    ...((only === "undecided" || only === "found" || only === "declared" || only === "given") && { only }),
  };
}
