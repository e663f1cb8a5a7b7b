import type { SavedRelationship } from "@askery/api";
import { relationshipId } from "../../knowledge/relationship-id.ts";
import type { KnownRelationship } from "./find-relationships.ts";

/** A relationship in the form of the API. */
export function showRelationship({ from, to, origin, verdict }: KnownRelationship): SavedRelationship {
  return {
    id: relationshipId({ from, to }),
    from,
    to,
    origin,
    verdict,
    summary: `Many ${nameOf(from.table)}, one ${nameOf(to.table)}`,
  };
}

function nameOf(table: string): string {
  return table.split(".").at(-1) ?? table;
}
