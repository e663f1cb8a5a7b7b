import type { listRelationships as endpoint, RelationshipSort, ResultOf } from "@askery/api";
import { readLinks } from "../snapshot/read-links.ts";
import { findCatalog } from "../snapshot/find-catalog.ts";
import { findRelationships, isOfTable, type KnownRelationship } from "./find-relationships.ts";
import type { CatalogContext } from "../snapshot/catalog-context.ts";
import { showRelationship } from "./show-relationship.ts";

export interface RelationshipsRequest {
  readonly databaseId: string;
  readonly table?: string | undefined;
  readonly search?: string | undefined;
  readonly only: RelationshipSort;
  /** The number of entries already shown, as text. */
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** One page of a database's relationships, undecided ones first, and the number of each sort. */
export async function listRelationships(
  context: CatalogContext,
  request: RelationshipsRequest,
): Promise<ResultOf<typeof endpoint>> {
  const { databaseId, table, search = "", only, cursor, limit } = request;
  const { catalog } = await findCatalog(context, databaseId);
  const known = findRelationships(catalog, { links: await readLinks(context, databaseId) })
    .filter(table === undefined ? () => true : isOfTable(table))
    .filter(matches(search));
  const listed = [...known.filter(sorts.undecided), ...known.filter((one) => !sorts.undecided(one))];
  const shown = listed.filter(sorts[only]);
  const start = /^\d{1,9}$/.test(cursor ?? "") ? Number(cursor) : 0;
  return {
    items: shown.slice(start, start + limit).map(showRelationship),
    nextCursor: start + limit < shown.length ? String(start + limit) : null,
    counts: {
      all: known.length,
      undecided: known.filter(sorts.undecided).length,
      found: known.filter(sorts.found).length,
      declared: known.filter(sorts.declared).length,
      given: known.filter(sorts.given).length,
    },
  };
}

const sorts: Readonly<Record<RelationshipSort, (one: KnownRelationship) => boolean>> = {
  all: () => true,
  undecided: ({ verdict }) => verdict === "undecided",
  found: ({ origin }) => origin === "found",
  declared: ({ origin }) => origin === "declared",
  given: ({ origin }) => origin === "given",
};

/** Matches if every word is in the name of a table or column. */
function matches(search: string): (one: KnownRelationship) => boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  return ({ from, to }) => {
    const names = [from.table, ...from.columns, to.table, ...to.columns].join(" ").toLowerCase();
    return words.every((word) => names.includes(word));
  };
}
