import type { TableId } from "@askery/model";
import type { Axis, ColumnRef } from "../request/clause.ts";
import { isSame } from "../request/is-same.ts";
import type { Request } from "../request/request.ts";
import type { Schema } from "../schema/schema.ts";

/**
 * The entities that attributes describe: "names of customers with the most orders" groups by customer, since two may
 * share a name; "countries with the most orders" groups by country, although it is a column of customers.
 */
export function subjectsShownBy(request: Request, counted: TableId | null, schema: Schema): readonly Axis[] {
  const { attributes, entities } = request;
  const tables = [...new Set(attributes.map(({ table }) => table))].filter((table) => {
    const names = schema.displayColumns(table);
    const isNamed = attributes.some(
      (column) => column.table === table && (names.includes(column.column) || schema.isKey(column)),
    );
    return table !== counted && schema.keyColumns(table).length > 0 && (isNamed || entities.includes(table));
  });
  return showAttributes(
    tables.map((table) => ({ kind: "entity", table })),
    request,
    schema,
  );
}

/**
 * Displays entity axes by the requested attributes, and adds the other attributes as axes. What is asked for beside the
 * rows does not replace their names.
 */
export function showAttributes(
  axes: readonly Axis[],
  { attributes, besides }: Request,
  schema: Schema,
): readonly Axis[] {
  const isBeside = (column: ColumnRef): boolean => besides.some((other) => isSame(other, column));
  const ownOf = (table: TableId): readonly ColumnRef[] =>
    attributes.filter((column) => column.table === table);
  const namesIn = (table: TableId): readonly ColumnRef[] =>
    displayOf(table, schema).filter((column) => column.table === table && !isBeside(column));
  const shown = axes.map((axis): Axis => {
    const own = axis.kind === "entity" ? ownOf(axis.table) : [];
    return axis.kind === "entity" && own.length > 0
      ? {
          ...axis,
          columns: (own.every(isBeside) ? [...namesIn(axis.table), ...own] : own).map(({ column }) => column),
        }
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

/** The columns that display a row: its name, otherwise its number, otherwise its key. */
export function displayOf(table: TableId, schema: Schema): readonly ColumnRef[] {
  const names = schema.namesOf(table);
  if (names.length > 0) return names;
  const number = schema.numberOf(table);
  const shown = number === null ? schema.keyColumns(table) : [number];
  return shown.map((column) => ({ table, column }));
}
