import type { RelationshipSort } from "@askery/api";

/** The search parameters of the tables tab. */
export interface TablesSearch {
  /** The id of the open table; the first one by default. */
  readonly table?: string;
  /** The view to open instead of a table: relationships as a diagram or as a list. */
  readonly view?: "diagram" | "relationships";
  /** Which relationships to list; all by default. */
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
