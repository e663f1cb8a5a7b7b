import type { getNeighborhood as endpoint, RequestOf, ResultOf } from "@askery/api";
import { readLinks } from "../snapshot/read-links.ts";
import { chooseNeighborhood } from "./choose-neighborhood.ts";
import { findCatalog } from "../snapshot/find-catalog.ts";
import { findRelationships } from "./find-relationships.ts";
import type { CatalogContext } from "../snapshot/catalog-context.ts";
import { showRelationship } from "./show-relationship.ts";

type Endpoint = typeof endpoint;

/** A larger diagram would be illegible. */
const room = { tables: 40, relationships: 200 };

/** The relationships that a diagram shows. */
export async function getNeighborhood(
  context: CatalogContext,
  { databaseId, around }: RequestOf<Endpoint>["params"] & RequestOf<Endpoint>["query"],
): Promise<ResultOf<Endpoint>> {
  const { catalog } = await findCatalog(context, databaseId);
  const known = findRelationships(catalog, { links: await readLinks(context, databaseId) });
  const chosen = chooseNeighborhood(known, around ?? null, room);
  return { ...chosen, relationships: chosen.relationships.map(showRelationship) };
}
