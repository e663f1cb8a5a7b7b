import type { Catalog, DescribedCatalog, Relationship } from "@askery/model";

/**
 * Adds the references that values or names revealed to the relationships, so that tables can be joined by them:
 * `owner_id` refers to users if their key contains all of its values.
 */
export function addReferences(catalog: Catalog, { tables }: DescribedCatalog): Catalog {
  const known = new Set(
    catalog.relationships.flatMap(({ from }) => from.columns.map((column) => `${from.table}\n${column}`)),
  );
  const found = tables.flatMap(({ id, columns }) =>
    columns.flatMap(({ name, refersTo }): readonly Relationship[] =>
      refersTo === null || known.has(`${id}\n${name}`)
        ? []
        : [{ from: { table: id, columns: [name] }, to: refersTo, origin: "inferred" }],
    ),
  );
  return found.length === 0 ? catalog : { ...catalog, relationships: [...catalog.relationships, ...found] };
}
