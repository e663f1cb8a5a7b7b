import type { SavedRelationship } from "@askery/api";
import type { Catalog, Relationship } from "@askery/model";
import { hasColumns } from "../../knowledge/has-columns.ts";
import type { DatabaseKnowledge, TableLink } from "../../knowledge/knowledge-of.ts";
import { sidesKey, type Sides } from "../../knowledge/relationship-id.ts";

/** A relationship with its origin and, if it was found, people's verdict. */
export interface KnownRelationship extends Sides, Pick<SavedRelationship, "origin" | "verdict"> {}

/** All relationships of a database: declared, found and given. */
export function findRelationships(
  catalog: Catalog,
  { links }: Pick<DatabaseKnowledge, "links">,
): readonly KnownRelationship[] {
  const linkOf = new Map(links.map((link) => [sidesKey(link), link]));
  const found = catalog.relationships.map((one) => {
    const key = sidesKey(one);
    const link = linkOf.get(key);
    linkOf.delete(key);
    return joinFound(one, link);
  });
  const isThere = hasColumns(catalog);
  const given = [...linkOf.values()]
    .filter(({ verdict, from, to }) => verdict === "given" && isThere(from) && isThere(to))
    .map(({ from, to }): KnownRelationship => ({ from, to, origin: "given", verdict: null }));
  return [...found, ...given];
}

function joinFound({ from, to, origin }: Relationship, link: TableLink | undefined): KnownRelationship {
  if (origin !== "inferred") {
    const isGiven = origin === "given" && link?.verdict === "given";
    return { from, to, origin: isGiven ? "given" : "declared", verdict: null };
  }
  const verdict = link?.verdict === "given" ? "confirmed" : (link?.verdict ?? "undecided");
  return { from, to, origin: "found", verdict };
}

/** Returns a predicate for relationships of a table. */
export function isOfTable(table: string): (one: Sides) => boolean {
  return ({ from, to }) => from.table === table || to.table === table;
}
