import type { TableId } from "@askery/model";
import type { Axis, ColumnRef } from "../request/clause.ts";
import { isSame } from "../request/is-same.ts";
import type { Request } from "../request/request.ts";
import type { Schema } from "../schema/schema.ts";

/**
 * What attributes are shown of: "names of customers with the most orders" are of customers, two of whom may share a
 * name; "countries with the most orders" are countries, though a column of customers holds them.
 */
export function subjectsShownBy(
  { attributes, entities }: Request,
  counted: TableId | null,
  schema: Schema,
): readonly Axis[] {
  const tables = [...new Set(attributes.map(({ table }) => table))].filter((table) => {
    const names = schema.displayColumns(table);
    const isNamed = attributes.some(
      (column) => column.table === table && (names.includes(column.column) || schema.isKey(column)),
    );
    return table !== counted && schema.keyColumns(table).length > 0 && (isNamed || entities.includes(table));
  });
  return showAttributes(
    tables.map((table) => ({ kind: "entity", table })),
    attributes,
  );
}

/** What a thing is broken down by is shown by the attributes that are asked for, or else by its name. */
export function showAttributes(axes: readonly Axis[], attributes: readonly ColumnRef[]): readonly Axis[] {
  const ownOf = (table: TableId): readonly ColumnRef[] =>
    attributes.filter((column) => column.table === table);
  const shown = axes.map((axis): Axis => {
    const own = axis.kind === "entity" ? ownOf(axis.table) : [];
    return axis.kind === "entity" && own.length > 0
      ? { ...axis, columns: own.map(({ column }) => column) }
      : axis;
  });
  const rest = attributes.filter(
    (column) =>
      !axes.some(
        (axis) =>
          (axis.kind === "entity" && axis.table === column.table) ||
          (axis.kind === "column" && isSame(axis.column, column)),
      ),
  );
  return [...shown, ...rest.map((column): Axis => ({ kind: "column", column }))];
}

/** How rows are called: their name, or else their key, or else everything. */
export function displayOf(table: TableId, schema: Schema): readonly ColumnRef[] {
  const names = schema.namesOf(table);
  return names.length > 0 ? names : schema.keyColumns(table).map((column) => ({ table, column }));
}
