import type { AggregateFunction, TableId } from "@askery/model";
import type { Axis, ColumnRef, Quantity, Top } from "../request/clause.ts";
import type { FirstGroups } from "../request/first-groups.ts";
import { isSame } from "../request/is-same.ts";
import { tableOfQuantity, type Request } from "../request/request.ts";
import { salesOf, worthOf } from "../request/worth-of.ts";
import { isSold } from "../schema/lines-sold.ts";
import type { Schema } from "../schema/schema.ts";
import type { GroupShape, ListShape, Shape } from "./shape.ts";
import { rootOf, shapeHaving } from "./shape-groups.ts";
import { displayOf, showAttributes, subjectsShownBy } from "./shape-subjects.ts";

/** Shapes a top-N or a superlative: rows sorted by a column, or groups ranked by a figure. */
export function shapeTop(asked: Request, askedTop: Top, schema: Schema): readonly Shape[] {
  const { request, top } = showSubject(asked, rankByOrder(asked, askedTop));
  const counted = countRanked(request, top, schema);
  if (counted !== null) return [counted];
  const subjects = subjectsOfTop(request, top, schema);
  const ranked = rowColumnOf(request, top, subjects, schema);
  const lists = ranked === null ? [] : listRanked(request, top, ranked, schema);
  const by = quantityOf(request, top, subjects, schema);
  if (by === null || subjects.length === 0) return lists;
  const groups = groupRanked({ request, top, schema }, by, subjects);
  if (lists.length > 0) return isSummed(top) ? [...lists, ...groups] : lists;
  const extreme = extremeOf(by, top);
  const way = "rankedExtreme";
  const extremes = extreme
    ? groupRanked({ request, top, schema }, extreme, subjects).map((shape): GroupShape => ({ ...shape, way }))
    : [];
  return [...groups, ...extremes.slice(1)];
}

/** "The countries with the most customers that have more than 5 orders": ranks the number of groups that pass a test. */
function countRanked(request: Request, top: Top, schema: Schema): GroupShape | null {
  const { measures, havings } = request;
  const quantity = measures[0]?.quantity;
  const isByNumber =
    top.by.kind === "answer" || (top.by.kind === "quantity" && isSame(top.by.quantity, quantity));
  if (havings.length === 0 || quantity === undefined || !isByNumber || top.per !== null) return null;
  const { subject } = top;
  const others = request.groups.filter((axis) => !isSame(axis, subject));
  const groups = subject === null ? others : [subject, ...others];
  const [shape] = shapeHaving({ ...request, groups }, schema);
  if (shape?.kind !== "group" || !shape.countsGroups || shape.axes.length < 2) return null;
  return { ...shape, order: [{ by: quantity, direction: top.direction }], count: top.count };
}

/** "Top 3 brands sorted by their average price": ranks by the order if the question names no other figure. */
function rankByOrder({ orders, measures }: Request, top: Top): Top {
  const [order] = orders;
  const isOpen = top.by.kind === "answer" && measures.length === 0;
  const isNamed = order?.by.kind !== "answer" && order?.by.kind !== "drawn";
  return isOpen && order && isNamed ? { ...top, by: order.by } : top;
}

/** Adds a ranked column to the other requested columns: "the first and the last name of the student with most ...". */
function showSubject(request: Request, top: Top): { readonly request: Request; readonly top: Top } {
  const isAmongOthers = request.attributes.length > 0 && top.per === null;
  if (!isAmongOthers || top.subject?.kind !== "column") return { request, top };
  return {
    request: { ...request, attributes: withColumn(request.attributes, top.subject.column) },
    top: { ...top, subject: null },
  };
}

function withColumn(columns: readonly ColumnRef[], column: ColumnRef): readonly ColumnRef[] {
  return columns.some((other) => isSame(other, column)) ? columns : [...columns, column];
}

function subjectsOfTop(request: Request, top: Top, schema: Schema): readonly Axis[] {
  const by = top.by.kind === "quantity" ? tableOfQuantity(top.by.quantity) : null;
  if (top.subject) return showAttributes([top.subject], request, schema);
  // "The most common country among customers" ranks countries, not customers.
  if (top.by.kind === "often" && request.attributes.length > 0) {
    return request.attributes.map((column) => ({ kind: "column", column }));
  }
  if (request.attributes.length > 0) return subjectsShownBy(request, by, schema);
  if (request.groups.length > 0) return request.groups;
  const entity = request.entities.find((table) => table !== by);
  return entity === undefined ? [] : [{ kind: "entity", table: entity }];
}

/** The column of the subject to sort rows by, if no aggregation is needed: "most expensive products". */
function rowColumnOf(
  request: Request,
  top: Top,
  subjects: readonly Axis[],
  schema: Schema,
): ColumnRef | null {
  if (top.per !== null) return null;
  if (top.by.kind === "column") return isOfRows(top.by.column, subjects, schema) ? top.by.column : null;
  if (
    top.by.kind === "quantity" &&
    top.by.quantity.kind === "column" &&
    rowAggregates.has(top.by.quantity.function)
  ) {
    const { column } = top.by.quantity;
    return subjects.some((subject) => subject.kind === "entity" && subject.table === column.table)
      ? column
      : null;
  }
  const [only] = request.measures;
  if (top.by.kind === "answer" && only?.isImplied && only.quantity.kind === "column") {
    const { column } = only.quantity;
    return subjects.some((subject) => subject.kind === "entity" && subject.table === column.table)
      ? column
      : null;
  }
  return null;
}

const rowAggregates: ReadonlySet<AggregateFunction> = new Set(["sum", "avg"]);

/** True if each row of the subject has exactly one value of the column. */
function isOfRows(column: ColumnRef, [subject]: readonly Axis[], schema: Schema): boolean {
  const table = subject?.kind === "entity" ? subject.table : subject?.column?.table;
  return (
    table === undefined ||
    (schema.graph.findPath(table, column.table)?.every((edge) => !edge.isFanOut) ?? false)
  );
}

/** "with the highest total salary" needs a sum, unlike "with the highest salary". */
function isSummed({ by }: Top): boolean {
  return by.kind === "quantity" && by.quantity.kind === "column";
}

/** Replaces a sum by its maximum or minimum: "the customer who gave the highest rating". */
function extremeOf(by: Quantity, top: Top): Quantity | null {
  const isSingle = by.kind === "column" && rowAggregates.has(by.function);
  if (!isSingle || top.isTotal || top.by.kind === "answer") return null;
  return { ...by, function: top.direction === "descending" ? "max" : "min" };
}

function listRanked(request: Request, top: Top, column: ColumnRef, schema: Schema): readonly Shape[] {
  const subject =
    top.subject?.kind === "entity"
      ? top.subject.table
      : (request.entities[0] ?? request.attributes[0]?.table ?? column.table);
  const asked =
    top.subject?.kind === "column" ? withColumn(request.attributes, top.subject.column) : request.attributes;
  const columns = asked.length > 0 ? asked : displayOf(subject, schema);
  const shape: ListShape = {
    kind: "list",
    way: "ranked",
    root: subject,
    columns,
    order: [{ column, direction: top.direction }],
    count: top.count,
  };
  return columns.some((shown) => isSame(shown, column))
    ? [shape]
    : shownAsBefore([{ ...shape, way: "rankedShown", columns: [...columns, column] }, shape], top);
}

/** Shapes groups ranked by a figure, both with and without showing it. */
function groupRanked(
  { request, top, schema }: { readonly request: Request; readonly top: Top; readonly schema: Schema },
  by: Quantity,
  subjects: readonly Axis[],
): readonly GroupShape[] {
  const measures = [
    by,
    ...request.measures.map(({ quantity }) => quantity).filter((quantity) => !isSame(quantity, by)),
  ];
  const root = rootOf(measures, schema);
  if (root === null) return [];
  const axes = top.per
    ? [top.per, ...subjects]
    : [...subjects, ...request.groups.filter((group) => !subjects.some((subject) => isSame(subject, group)))];
  const shape: GroupShape = {
    kind: "group",
    way: "rankedGroupsShown",
    root,
    axes,
    measures: measures.map((quantity) => ({ quantity, isShown: true })),
    havings: request.havings,
    order: [{ by, direction: top.direction }],
    count: top.count,
    per: top.per,
    countsGroups: false,
  };
  const bare: GroupShape = {
    ...shape,
    way: "rankedGroups",
    measures: measures.map((quantity) => ({ quantity, isShown: quantity !== by })),
  };
  const isAskedTwice =
    top.by.kind === "quantity" &&
    request.measures.some(({ quantity, isImplied }) => !isImplied && isSame(quantity, by));
  const ranked = isAskedTwice ? [shape] : shownAsBefore([shape, bare], top);
  const among = firstOf(axes, { by, top, schema });
  if (among === null) return ranked;
  const within: GroupShape = { ...shape, order: [], count: null, among };
  return top.count === 1 ? [within, ...ranked] : [within];
}

/** The groups to break down further: "monthly revenue of the top 5 brands" has no limit of its own. Null if there are none. */
function firstOf(
  [subject, ...more]: readonly Axis[],
  { by, top, schema }: { readonly by: Quantity; readonly top: Top; readonly schema: Schema },
): FirstGroups | null {
  const isKeyed = subject?.kind !== "entity" || schema.keyColumns(subject.table).length === 1;
  const isBrokenDown = more.some((axis) => !isOneOf(axis, subject, schema));
  if (subject === undefined || top.subject === null || top.per !== null) return null;
  return isKeyed && isBrokenDown ? { subject, by, direction: top.direction, count: top.count } : null;
}

/** True for an axis of which each row of the subject has one: the city of a customer. */
function isOneOf(axis: Axis, subject: Axis | undefined, { graph }: Schema): boolean {
  const table = axis.kind === "entity" ? axis.table : axis.kind === "column" ? axis.column.table : null;
  if (table === null || subject?.kind !== "entity") return false;
  return graph.findPath(subject.table, table)?.every(({ isFanOut }) => !isFanOut) ?? false;
}

/** Shapes with and without the ranking figure: only one of them after an answer that decided it. */
function shownAsBefore<T>([shown, bare]: readonly [T, T], { showsFigure }: Top): readonly T[] {
  return showsFigure === undefined ? [shown, bare] : [showsFigure ? shown : bare];
}

function quantityOf(request: Request, top: Top, subjects: readonly Axis[], schema: Schema): Quantity | null {
  if (top.by.kind === "column") {
    return { kind: "column", column: top.by.column, function: aggregateFor(top, top.by.column, schema) };
  }
  if (top.by.kind === "quantity") return top.by.quantity;
  const asked = request.measures[0]?.quantity;
  if (asked && (top.by.kind === "answer" || asked.kind === "rows")) return asked;
  const entity = request.entities.find(
    (table) => !subjects.some((subject) => subject.kind === "entity" && subject.table === table),
  );
  if (entity !== undefined) return { kind: "rows", table: entity };
  const [subject] = subjects;
  if (subject?.kind === "column") return { kind: "rows", table: subject.column.table };
  if (subject?.kind !== "entity") return null;
  return top.by.kind === "often" ? nearestRows(subject.table, schema) : mainQuantity(subject.table, schema);
}

/** Dates are ranked by the last or the first of a group. */
function aggregateFor({ direction }: Top, column: ColumnRef, schema: Schema): AggregateFunction {
  if (schema.isDate(column)) return direction === "descending" ? "max" : "min";
  return schema.defaultAggregate(column);
}

/**
 * The default ranking figure of an entity: the main figure of the nearest table that references it, what was sold of it, or
 * the row count.
 */
function mainQuantity(table: TableId, schema: Schema): Quantity | null {
  const sources = [
    table,
    ...schema.graph.edgesFrom(table).flatMap((edge) => (edge.isFanOut ? [edge.to] : [])),
  ];
  for (const source of sources) {
    const worth = worthOf(source, "sum", schema);
    if (worth === null) continue;
    if (worth.kind !== "column" || schema.defaultAggregate(worth.column) === "sum") return worth;
  }
  return salesOf(schema, table) ?? nearestRows(table, schema);
}

/** The count of rows in the first table that references this one: what is sold, or else events, or else any. */
function nearestRows(table: TableId, schema: Schema): Quantity | null {
  const referring = schema.graph.edgesFrom(table).flatMap(({ isFanOut, to }) => (isFanOut ? [to] : []));
  const first =
    referring.find((one) => isSold(one, schema)) ??
    referring.find((one) => schema.isEvent(one)) ??
    referring[0];
  return first === undefined ? null : { kind: "rows", table: first };
}
