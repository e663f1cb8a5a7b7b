import type { TableId } from "@askery/model";
import type { ColumnRef, Quantity, Test } from "../request/clause.ts";
import { tableOfQuantity, type Request } from "../request/request.ts";
import type { FollowUpContext } from "./follow-up-context.ts";
import type { FollowUpSigns } from "./read-follow-up-signs.ts";

/** True for rows, all of them or the first of a ranking. */
export function listsRows({ measures, groups, top }: Request): boolean {
  return measures.length === 0 && groups.length === 0 && (top === null || top.by.kind === "column");
}

/** True for a list of rows. */
export function isListed({ measures, groups, top }: Request): boolean {
  return measures.length === 0 && groups.length === 0 && top === null;
}

/**
 * The columns shown before that remain. "What are their emails" replaces them, "and their emails" does not; "which one
 * has the highest profit" asks for a row by its name.
 */
export function shownBefore(
  before: Request,
  columns: readonly ColumnRef[],
  { signs, context: { schema } }: { readonly signs: FollowUpSigns; readonly context: FollowUpContext },
): Request["attributes"] {
  if (!listsRows(before)) return before.attributes;
  if (columns.length > 0) {
    const [listed] = before.entities;
    const names = listed === undefined || before.attributes.length > 0 ? [] : schema.namesOf(listed);
    if (signs.replacing || signs.limiting || (signs.asking && !signs.adding)) return [];
    return signs.opening || signs.joining ? [...before.attributes, ...names] : before.attributes;
  }
  const isNaming = (column: ColumnRef): boolean =>
    schema.isKey(column) || schema.displayColumns(column.table).includes(column.column);
  const isOfValues = before.isDistinct || testsListed(before);
  return signs.identifying && !isOfValues && !before.attributes.some(isNaming) ? [] : before.attributes;
}

/** "Their ages", "how much do they weigh" after a list: figures of the listed rows themselves; null for others, which are measured. */
export function figuresOfRows(
  { entities }: Request,
  figures: Request["measures"],
  { signs, context: { schema } }: { readonly signs: FollowUpSigns; readonly context: FollowUpContext },
): readonly ColumnRef[] | null {
  const [listed] = entities;
  const columns = figures.flatMap(({ quantity, isImplied }) =>
    (isImplied || signs.ofEach) && quantity.kind === "column" ? [quantity.column] : [],
  );
  const isOfRow = ({ table }: ColumnRef): boolean =>
    listed !== undefined &&
    (schema.graph.findPath(listed, table)?.every(({ isFanOut }) => !isFanOut) ?? false);
  return figures.length > 0 && columns.length === figures.length && columns.every(isOfRow) ? columns : null;
}

/** True for a plain number of rows, or of different values. */
export function isCount({ measures, groups, top }: Request): boolean {
  const [only, ...others] = measures;
  const isOfRows = only?.quantity.kind === "rows" || countedColumn(only?.quantity) !== null;
  return isOfRows && others.length === 0 && groups.length === 0 && top === null;
}

/** The column whose different values a figure counts. */
function countedColumn(quantity: Quantity | undefined): ColumnRef | null {
  return quantity?.kind === "column" && quantity.function === "countDistinct" ? quantity.column : null;
}

/** "What are their names" after a count lists what was counted. */
export function listWith(before: Request, attributes: readonly ColumnRef[]): Request {
  const tables = before.measures.flatMap(({ quantity }) => tableOfQuantity(quantity) ?? []);
  const values = before.measures.flatMap(({ quantity }) => countedColumn(quantity) ?? []);
  const isOfValues = attributes.length === 0 && values.length > 0;
  return {
    ...before,
    measures: [],
    entities: tables,
    attributes: isOfValues ? values : attributes,
    isDistinct: before.isDistinct || isOfValues,
  };
}

/**
 * The row with the extreme that was shown: "which course is that", "what is its title" after the highest fee. Null after
 * other figures.
 */
export function rowOfExtreme(before: Request): Request | null {
  const [only, ...others] = before.measures;
  if (only?.quantity.kind !== "column" || others.length > 0 || before.groups.length > 0) return null;
  const { column, function: how } = only.quantity;
  if (before.top !== null || (how !== "max" && how !== "min")) return null;
  const direction = how === "max" ? "descending" : "ascending";
  const subject = { kind: "entity", table: column.table } as const;
  return {
    ...before,
    measures: [],
    entities: [],
    top: { count: 1, direction, subject, by: { kind: "column", column }, per: null, showsFigure: false },
  };
}

/** "Which ones have more than 20 members" after a list of their cities: each city is tested by its rows. */
export function groupListed(request: Request): Request {
  const { attributes } = request;
  if (!testsListed(request)) return request;
  const axes = attributes.map((column) => ({ kind: "column", column }) as const);
  return { ...request, groups: axes, attributes: [], entities: [], isDistinct: false };
}

/** "Who supplies them" after a list shows the new things instead, of the rows that were shown. */
export function listOther(
  before: Request,
  things: readonly TableId[],
  { columns, signs }: { readonly columns: readonly ColumnRef[]; readonly signs: FollowUpSigns },
): Request {
  if (signs.adding) return { ...before, entities: [...before.entities, ...things] };
  return listInstead(before, things, columns);
}

/** Other things of the rows that were shown. */
export function listInstead(
  before: Request,
  things: readonly TableId[],
  columns: readonly ColumnRef[] = [],
): Request {
  return { ...withExtreme(before), attributes: columns, entities: things, orders: [] };
}

/** Turns the only row of a ranking into a condition: the products whose price is the lowest. */
function withExtreme(before: Request): Request {
  const { top, tests } = before;
  if (top?.by.kind !== "column" || top.per !== null) return before;
  const { column } = top.by;
  const how = top.direction === "ascending" ? "min" : "max";
  const test: Test = { kind: "aggregate", column, operator: "=", function: how, among: tests };
  return { ...before, top: null, tests: [...tests, test] };
}

/** "Add their salary": adds columns next to the names of the listed rows. */
export function showBeside(
  before: Request,
  columns: readonly ColumnRef[],
  { schema }: FollowUpContext,
): Request {
  const [subject] = before.entities;
  const names = subject === undefined || before.attributes.length > 0 ? [] : schema.namesOf(subject);
  return { ...before, attributes: [...before.attributes, ...names, ...columns] };
}

/** "the ones who play games", "do any of them have orders": tables that choose among listed rows are conditions. */
export function relatedIn(before: Request, asked: Request, signs: FollowUpSigns): Request["related"] {
  if (!isListed(before) || !signs.choosing) return asked.related;
  const others = asked.entities.filter((table) => !speaksOf(before, table));
  return [...asked.related, ...others.map((table) => ({ table, isNegated: false, periods: [], tests: [] }))];
}

/** True if the values listed have conditions on how many rows have them. */
function testsListed(request: Request): boolean {
  const { attributes, havings } = request;
  const isOfListed = ({ quantity }: Request["havings"][number]): boolean =>
    quantity.kind === "rows" && attributes.every(({ table }) => table === quantity.table);
  return isListed(request) && attributes.length > 0 && havings.length > 0 && havings.every(isOfListed);
}

/** True if a request is about rows of a table. */
export function speaksOf(before: Request, table: TableId): boolean {
  const isOf = (quantity: Quantity): boolean => tableOfQuantity(quantity) === table;
  return (
    before.entities.includes(table) ||
    before.measures.some(({ quantity }) => isOf(quantity)) ||
    before.attributes.some((column) => column.table === table) ||
    before.groups.some((axis) => (axis.kind === "entity" ? axis.table : axis.column?.table) === table)
  );
}
