import type { SchemaChange } from "@askery/api";
import type { Catalog, CatalogTable } from "@askery/model";

/** The differences between two catalogs of a database, table by table. */
export function findChanges(before: Catalog, after: Catalog): readonly SchemaChange[] {
  const old = new Map(before.tables.map((table) => [table.id, table]));
  const now = new Map(after.tables.map((table) => [table.id, table]));
  return [
    ...before.tables.filter(({ id }) => !now.has(id)).map(({ id }) => describeTable("table-removed", id)),
    ...after.tables.flatMap((table) => {
      const earlier = old.get(table.id);
      return earlier === undefined
        ? describeTable("table-added", table.id)
        : findColumnChanges(earlier, table);
    }),
  ];
}

function describeTable(kind: "table-added" | "table-removed", table: string): SchemaChange {
  return { kind, table, column: null, summary: `${table} is ${kind === "table-added" ? "new" : "gone"}` };
}

function findColumnChanges(before: CatalogTable, after: CatalogTable): readonly SchemaChange[] {
  const table = after.id;
  const old = new Map(before.columns.map((column) => [column.name, column]));
  const now = new Set(after.columns.map(({ name }) => name));
  const removed = before.columns
    .filter(({ name }) => !now.has(name))
    .map(({ name }): SchemaChange => ({
      kind: "column-removed",
      table,
      column: name,
      summary: `${table}.${name} is gone`,
    }));
  const others = after.columns.flatMap(({ name, type, nativeType }): readonly SchemaChange[] => {
    const earlier = old.get(name);
    if (earlier === undefined) {
      return [{ kind: "column-added", table, column: name, summary: `${table}.${name} is new` }];
    }
    if (earlier.nativeType === nativeType && earlier.type === type) return [];
    const kind = earlier.type === type ? "column-respelled" : "column-retyped";
    const summary = `${table}.${name}: ${earlier.nativeType} is now ${nativeType}`;
    return [{ kind, table, column: name, summary }];
  });
  return [...removed, ...others];
}
