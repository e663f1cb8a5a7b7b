import type { SavedRelationship } from "@askery/api";
import type { Catalog, Relationship } from "@askery/model";
import type { DatabaseKnowledge, TableLink } from "../../knowledge/knowledge-of.ts";
import { hasColumns } from "../../knowledge/has-columns.ts";
import { relationshipId } from "../../knowledge/relationship-id.ts";

/** All relationships, of one table where it is named: the database's own, those found, those that people gave. */
export function showRelationships(
  catalog: Catalog,
  { links }: DatabaseKnowledge,
  table?: string,
): readonly SavedRelationship[] {
  const judged = new Map(links.map((link) => [relationshipId(link), link]));
  const found = catalog.relationships.map((one) => showFound(one, judged.get(relationshipId(one))));
  const ids = new Set(found.map(({ id }) => id));
  const isThere = hasColumns(catalog);
  const given = links
    .filter((link) => link.verdict === "given" && !ids.has(relationshipId(link)))
    .filter(({ from, to }) => isThere(from) && isThere(to))
    .map(showGiven);
  return [...found, ...given].filter(
    ({ from, to }) => table === undefined || from.table === table || to.table === table,
  );
}

function showFound(one: Relationship, judged: TableLink | undefined): SavedRelationship {
  const isFound = one.origin === "inferred";
  const isGiven = judged?.verdict === "given";
  const verdict = judged?.verdict === "rejected" || judged?.verdict === "confirmed" ? judged.verdict : null;
  return {
    ...show(one),
    origin: isFound ? "found" : isGiven && one.origin === "given" ? "given" : "declared",
    verdict: isFound ? (isGiven ? "confirmed" : (verdict ?? "undecided")) : null,
  };
}

function showGiven(link: TableLink): SavedRelationship {
  return { ...show(link), origin: "given", verdict: null };
}

function show({ from, to }: Pick<Relationship, "from" | "to">) {
  return {
    id: relationshipId({ from, to }),
    from,
    to,
    summary: `Many ${nameOf(from.table)}, one ${nameOf(to.table)}`,
  };
}

function nameOf(table: string): string {
  return table.split(".").at(-1) ?? table;
}
