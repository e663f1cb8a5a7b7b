import type { SchemaChange } from "@askery/api";
import type { Catalog, CatalogTable, LeftOut } from "@askery/model";

/**
 * The differences between two catalogs of a database, table by table. Of a first catalog only those parts are listed
 * that can't be read.
 */
export function findChanges(before: Catalog | null, after: Catalog): readonly SchemaChange[] {
  const unreadable = (after.leftOut ?? []).map(describeLeftOut);
  const known = new Set((before?.leftOut ?? []).map(keyOf));
  const found = unreadable.filter((change) => !known.has(keyOf(change)));
  if (before === null) return found;
  // They left the catalog, but not the database.
  const left = new Set(unreadable.map(keyOf));
  return [...found, ...findTableChanges(before, after).filter((change) => !left.has(keyOf(change)))];
}

function describeLeftOut({ table, column, reason }: LeftOut): SchemaChange {
  const name = column === null ? table : `${table}.${column}`;
  const kind = column === null ? "table-unreadable" : "column-unreadable";
  return { kind, table, column, summary: `${name} can't be read: ${reason}` };
}

function keyOf({ table, column }: Pick<LeftOut, "table" | "column">): string {
  return JSON.stringify([table, column]);
}

function findTableChanges(before: Catalog, after: Catalog): readonly SchemaChange[] {
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
