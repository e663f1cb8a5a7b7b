import type { TableId } from "@askery/model";
import type { ColumnRef, Direction, OrderKey } from "../request/clause.ts";
import { isSame } from "../request/is-same.ts";
import { tableOfFirstTest, type Request } from "../request/request.ts";
import type { Schema } from "../schema/schema.ts";
import type { ListShape, Shape, ShapeWay } from "./shape.ts";
import { displayOf } from "./shape-subjects.ts";

/** Shapes a list of rows with the requested columns, or with their names by default. */
export function shapeList(request: Request, schema: Schema): readonly Shape[] {
  const { attributes, entities } = request;
  const root =
    attributes.find((column) => entities.includes(column.table))?.table ??
    attributes[0]?.table ??
    entities[0] ??
    rowsTested(request, schema);
  if (root === undefined) return [];
  const shapeOf = (way: ShapeWay, columns: readonly ColumnRef[]): ListShape => ({
    kind: "list",
    way,
    root,
    columns,
    order: request.orders.flatMap(({ by, direction }) => {
      const column = orderColumn({ by, direction }, columns, schema);
      return column ? [{ column, direction }] : [];
    }),
    count: null,
  });
  if (request.isWhole) {
    const all = schema.table(root).columns.map(({ name }) => ({ table: root, column: name }));
    return [shapeOf("list", [...all, ...attributes.filter(({ table }) => table !== root)])];
  }
  const plain = shapeOf("list", attributes.length > 0 ? attributes : displayOf(root, schema));
  const keys = schema.keyColumns(root).map((column) => ({ table: root, column }));
  const sorted = plain.order.map(({ column }) => column);
  const [subject] = entities;
  const names = attributes.length > 0 && subject !== undefined ? schema.namesOf(subject) : [];
  // Nobody asks for people by their keys.
  const isKeyed = attributes.length === 0 && keys.length > 0 && !isNamedPerson(root, schema);
  const others: ListShape[] = [
    ...(isKeyed ? [shapeOf("listKeyed", keys)] : []),
    ...(names.length > 0 ? [shapeOf("listNamed", [...names, ...without(attributes, names)])] : []),
    ...(sorted.length > 0 ? [shapeOf("listShown", [...plain.columns, ...sorted])] : []),
  ];
  return [plain, ...others.filter(({ columns }) => !isSame(columns, plain.columns)).map(dropRepeated)];
}

function isNamedPerson(table: TableId, schema: Schema): boolean {
  return schema.isPerson(table) && schema.namesOf(table).length > 0;
}

/** The rows that the first test is about: for a code list, those that use its codes. */
function rowsTested(request: Request, schema: Schema): TableId | undefined {
  const tested = tableOfFirstTest(request);
  if (tested === undefined || schema.table(tested).listOf === undefined) return tested;
  return schema.graph.edgesFrom(tested).find(({ isFanOut }) => isFanOut)?.to;
}

/** The column to sort by. "Highest first" refers to a shown figure, alphabetical order to the first column. */
function orderColumn(
  { by, direction }: { readonly by: OrderKey; readonly direction: Direction },
  columns: readonly ColumnRef[],
  schema: Schema,
): ColumnRef | undefined {
  if (by.kind === "column") return by.column;
  if (by.kind === "answer") {
    const figure = columns.find((column) => schema.isFigure(column));
    return direction === "descending" ? (figure ?? columns[0]) : columns[0];
  }
  if (by.kind === "drawn") {
    const figure = columns.find((column) => schema.isFigure(column));
    return by.axis === "x" ? columns[0] : (figure ?? columns[1]);
  }
  if (by.kind === "often") return undefined;
  if (by.quantity.kind === "column") return by.quantity.column;
  if (by.quantity.kind !== "rows") return undefined;
  return displayOf(by.quantity.table, schema)[0];
}

function dropRepeated(shape: ListShape): ListShape {
  return {
    ...shape,
    columns: shape.columns.filter(
      (column, index) => shape.columns.findIndex((other) => isSame(other, column)) === index,
    ),
  };
}

function without(columns: readonly ColumnRef[], others: readonly ColumnRef[]): readonly ColumnRef[] {
  return columns.filter((column) => !others.some((other) => isSame(other, column)));
}
