import type { TableId } from "@askery/model";
import type { Axis, ColumnRef, OrderKey, Quantity } from "../request/clause.ts";
import { isSame } from "../request/is-same.ts";
import { tableOfFirstTest, tableOfQuantity, tablesOfQuantity, type Request } from "../request/request.ts";
import type { Schema } from "../schema/schema.ts";
import type { GroupShape, Shape, ShapeWay } from "./shape.ts";
import { showAttributes, subjectsShownBy } from "./shape-subjects.ts";

/** Shapes figures with their breakdown. */
export function shapeGroups(request: Request, schema: Schema): readonly Shape[] {
  const measures =
    request.measures.length > 0 ? request.measures.map(({ quantity }) => quantity) : impliedMeasure(request);
  const [first] = measures;
  if (first === undefined) return [];
  const root = wholeOf(measures, request.groups, schema) ?? rootOf(measures, schema);
  if (root === null) return [];
  const shapeOf = (way: ShapeWay, axes: readonly Axis[]): GroupShape => ({
    kind: "group",
    way,
    root,
    axes,
    measures: measures.map((quantity) => ({ quantity, isShown: true })),
    havings: request.havings,
    order: request.orders.map(({ by, direction }) => ({ by: orderOf(by, first, axes), direction })),
    count: null,
    per: null,
    countsGroups: false,
  });
  const axes =
    request.groups.length === 0
      ? subjectsShownBy(request, root, schema)
      : showAttributes(request.groups, request, schema);
  const keyed = axes.flatMap((axis): readonly Axis[] => {
    const keys = axis.kind === "entity" ? keysOf(axis.table, root, schema) : [];
    return keys.length > 0 ? keys.map((column) => ({ kind: "column", column })) : [axis];
  });
  const plain = shapeOf("groups", axes);
  return isSame(keyed, axes) ? [plain] : [plain, shapeOf("groupsKeyed", keyed)];
}

/**
 * The columns that identify rows of a table: the foreign keys of the measured rows if possible, so that the join drops
 * none.
 */
function keysOf(table: TableId, root: TableId, schema: Schema): readonly ColumnRef[] {
  const keys = schema.keyColumns(table);
  const [edge, ...further] = schema.graph.findPath(root, table) ?? [];
  const own =
    edge !== undefined && further.length === 0 && !edge.isFanOut && isSame(edge.relationship.to.columns, keys)
      ? edge.relationship.from.columns.map((column) => ({ table: root, column }))
      : [];
  return own.length > 0 ? own : keys.map((column) => ({ table, column }));
}

function impliedMeasure(request: Request): readonly Quantity[] {
  const isGroupedBy = (table: TableId): boolean =>
    request.groups.some((axis) => axis.kind === "entity" && axis.table === table);
  const counted = request.entities.find((table) => !isGroupedBy(table)) ?? request.entities[0];
  if (counted !== undefined) return [{ kind: "rows", table: counted }];
  const tested = tableOfFirstTest(request);
  if (tested !== undefined) return [{ kind: "rows", table: tested }];
  const [column] = request.groups.flatMap((axis) =>
    axis.kind === "column"
      ? [axis.column.table]
      : axis.kind === "entity"
        ? [axis.table]
        : (axis.column?.table ?? []),
  );
  return column === undefined ? [] : [{ kind: "rows", table: column }];
}

/** Shapes groups that pass a test of a figure, or their number. */
export function shapeHaving(request: Request, schema: Schema): readonly Shape[] {
  const quantities = request.havings.map((having) => having.quantity);
  const root = rootOf(quantities, schema);
  if (root === null) return [];
  const counted = request.measures.find(
    ({ quantity }) => quantity.kind === "rows" && quantity.table !== root,
  );
  const counts = counted?.quantity.kind === "rows";
  const subject: Axis[] =
    counted?.quantity.kind === "rows"
      ? countedAxes(counted.quantity.table, root, request.groups)
      : [...request.groups, ...subjectsShownBy(request, root, schema), ...subjectsOf(request, root)];
  if (subject.length === 0) return [];
  const extra = counts ? [] : request.measures.map(({ quantity }) => ({ quantity, isShown: true }));
  const hidden = quantities.map((quantity) => ({ quantity, isShown: false }));
  const shape: GroupShape = {
    kind: "group",
    way: counts ? "havingCounted" : "having",
    root,
    axes: subject,
    measures: extra.length > 0 ? extra : hidden,
    havings: request.havings,
    order: request.orders.flatMap(({ by, direction }) =>
      quantities[0] ? [{ by: orderOf(by, quantities[0], subject), direction }] : [],
    ),
    count: null,
    per: null,
    countsGroups: counts,
  };
  const shown: GroupShape = {
    ...shape,
    way: "havingShown",
    measures: quantities.map((quantity) => ({ quantity, isShown: true })),
  };
  // A date within a period is a condition; nobody asks to see it.
  const isOfDates = request.havings.every(({ value }) => value.type === "within");
  return counts || isOfDates ? [shape] : [shape, shown];
}

/**
 * What is counted, then what its number is broken down by: "customers with more than 5 orders by country". The rows whose number
 * is tested break nothing down: each of them is one.
 */
function countedAxes(counted: TableId, tested: TableId, groups: readonly Axis[]): Axis[] {
  const others = groups.filter(
    (axis) => axis.kind !== "entity" || (axis.table !== counted && axis.table !== tested),
  );
  return [{ kind: "entity", table: counted }, ...others];
}

function subjectsOf(request: Request, root: TableId): readonly Axis[] {
  if (request.groups.length > 0 || request.attributes.length > 0) return [];
  return request.entities
    .filter((table) => table !== root)
    .slice(0, 1)
    .map((table) => ({ kind: "entity", table }));
}

/**
 * For a metric next to figures of other tables: the table that all their rows are parts of, so that rows without parts
 * are kept. Null if there is none, or if the breakdown is by the parts.
 */
function wholeOf(
  quantities: readonly Quantity[],
  groups: readonly Axis[],
  { graph }: Schema,
): TableId | null {
  if (!isBesideMetric(quantities)) return null;
  const tables = quantities.flatMap((quantity) => tablesOfQuantity(quantity));
  const isOneOf = (from: TableId, to: TableId): boolean =>
    graph.findPath(from, to)?.every((edge) => !edge.isFanOut) ?? false;
  const whole = tables.find((root) => tables.every((table) => isOneOf(table, root)));
  const axes = groups.flatMap((axis) => (axis.kind === "entity" ? axis.table : (axis.column?.table ?? [])));
  return whole !== undefined && axes.every((table) => isOneOf(whole, table)) ? whole : null;
}

/** True if a metric is shown next to a figure of another table. */
export function isBesideMetric(quantities: readonly Quantity[]): boolean {
  const tables = new Set(quantities.flatMap((quantity) => tablesOfQuantity(quantity)));
  return tables.size > 1 && quantities.some(({ kind }) => kind === "metric");
}

/** The table that reaches the tables of all quantities by to-one steps; otherwise the table of the first quantity. */
export function rootOf(quantities: readonly Quantity[], schema: Schema): TableId | null {
  const tables = quantities.flatMap((quantity) =>
    quantity.kind === "combined" ? tablesOfQuantity(quantity) : (tableOfQuantity(quantity) ?? []),
  );
  const [first] = tables;
  if (first === undefined) return null;
  const reachesAll = (root: TableId): boolean =>
    tables.every((table) => schema.graph.findPath(root, table)?.every((edge) => !edge.isFanOut) ?? false);
  return tables.find(reachesAll) ?? first;
}

function isRowsOf(quantity: Quantity, axis: Axis): boolean {
  return quantity.kind === "rows" && axis.kind === "entity" && axis.table === quantity.table;
}

function orderOf(by: OrderKey, measure: Quantity, axes: readonly Axis[]): Quantity | Axis {
  if (by.kind === "quantity") {
    const { quantity } = by;
    // "Order by category" is no count where each row is a category.
    return axes.find((axis) => isRowsOf(quantity, axis)) ?? quantity;
  }
  if (by.kind === "answer" || by.kind === "often") return measure;
  if (by.kind === "drawn") return by.axis === "x" ? (axes[0] ?? measure) : measure;
  return (
    axes.find((axis) => "column" in axis && axis.column !== null && isSame(axis.column, by.column)) ?? {
      kind: "column",
      column: by.column,
    }
  );
}
