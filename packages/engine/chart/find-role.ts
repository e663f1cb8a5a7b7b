import type { Catalog, QueryPlan, Relationship, Source, TableId } from "@askery/model";
import { nameRole } from "../meaning/names/name-role.ts";
import {
  findParting,
  findRivalChains,
  type Chain,
  type Parting,
} from "../meaning/tables/find-rival-chains.ts";

/** The role in which rows refer to what a plan reads. */
export interface Role {
  readonly name: string;
  /** True if it is the table itself that has the role: the seller, but not the seller's city. */
  readonly isOwn: boolean;
}

/**
 * The role in which a plan reaches a source, if other references lead to its table as well: "origin" where shipments also
 * refer to cities as destinations, "store" where sales have buyers in cities, too. Null otherwise.
 */
export function findRole(sourceId: string, plan: QueryPlan, catalog: Catalog): Role | null {
  const parting = findPartingTo(sourceId, plan, catalog);
  const name = parting && nameRole(parting.step);
  return parting === null || name === null ? null : { name, isOwn: parting.isLast };
}

/** Where the references from the first source to this one leave others that lead to its table as well. Null if none do. */
export function findPartingTo(
  sourceId: string,
  { sources }: Pick<QueryPlan, "sources">,
  catalog: Catalog,
): Parting | null {
  const references = referencesIn(catalog);
  const referencesOf = (table: TableId): Chain => references.get(table) ?? [];
  const chain = chainTo(sourceId, sources, referencesOf);
  return chain === null ? null : findParting(chain, findRivalChains(chain, referencesOf));
}

function referencesIn(catalog: Catalog): ReadonlyMap<TableId, readonly Relationship[]> {
  const known =
    referencesByCatalog.get(catalog) ?? Map.groupBy(catalog.relationships, ({ from }) => from.table);
  referencesByCatalog.set(catalog, known);
  return known;
}

/** Grouped once for a catalog: an answer names many columns. */
const referencesByCatalog = new WeakMap<Catalog, ReadonlyMap<TableId, readonly Relationship[]>>();

/** The references from the first source to this one; null if a join is none. */
function chainTo(
  sourceId: string,
  sources: readonly Source[],
  referencesOf: (table: TableId) => Chain,
): Chain | null {
  const source = sources.find(({ id }) => id === sourceId);
  if (source?.join === undefined || source.kind !== "table") return null;
  if (source.join === null) return [];
  const [pair] = source.join.on;
  if (pair?.left.kind !== "column" || source.join.isFanOut) return null;
  const { source: leftId, column } = pair.left;
  const left = sources.find(({ id }) => id === leftId);
  const own = left?.kind === "table" ? referencesOf(left.table) : [];
  const step = own.find(({ from, to }) => to.table === source.table && from.columns[0] === column);
  const before = step && chainTo(leftId, sources, referencesOf);
  return before ? [...before, step] : null;
}
