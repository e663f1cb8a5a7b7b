import type { AggregateFunction, TableId } from "@askery/model";
import type { Axis, ColumnRef, Direction, Edit, OrderKey, Quantity, Test } from "../request/clause.ts";
import { tableOfFirstTest, tableOfQuantity, type Request } from "../request/request.ts";
import { isSame } from "../request/is-same.ts";
import { splitName } from "../../meaning/names/split-name.ts";
import { negate } from "../patterns/test.ts";
import { worthOf } from "../request/worth-of.ts";
import type { Schema } from "../schema/schema.ts";
import { combineFigure, dividePair, measureIn, showTime } from "./change-figures.ts";
import {
  compareBeside,
  comparePreceding,
  compareShifted,
  precedePeriods,
  shiftPeriods,
} from "./compare-periods.ts";
import { countAll, countRows, subjectOf } from "./count-rows.ts";
import { isCount, listsRows, listWith, rowOfExtreme, showBeside } from "./merge-lists.ts";
import { findOwner, type FollowUpContext } from "./follow-up-context.ts";
import { showObjects } from "./show-objects.ts";
import { showPlace } from "./show-place.ts";

/** Applies one edit to a request; null if it does not apply. */
export function applyEdit(before: Request, edit: Edit, context: FollowUpContext): Request | null {
  switch (edit.kind) {
    case "count":
      return edit.isTotal ? countAll(before) : countRows(before);
    case "whose":
      return showOwner(before, edit.isPerson, context);
    case "shift":
      return before.periods.length === 0 ? null : { ...before, periods: shiftPeriods(before, edit) };
    case "compare":
      return compareShifted(before, edit, context);
    case "beside":
      return compareBeside(before, edit.period);
    case "precede":
      return precedePeriods(before, edit.length, context);
    case "comparePreceding":
      return comparePreceding(before, edit.length, context);
    case "objects":
      return showObjects(before, edit, context);
    case "place":
      return showPlace(before, edit.position, context);
    case "limit":
      return limitRows(before, edit.count, context);
    case "opposite":
      return showOthers(before);
    case "each":
      return breakDown(before, context);
    case "first":
      return showFirst(before, edit);
    case "list":
      return listRows(before);
    case "reverse":
      return reverseOrder(before);
    case "places":
      return showPlaces(before, context);
    case "together":
      return addUp(before);
    case "addUp":
      return before.groups.some((group) => isSameUnit(group, edit.axis))
        ? { ...before, relation: { kind: "running" } }
        : before;
    case "which":
      return showWhich(before, edit.table);
    case "spread":
      return spreadOver(before, edit.axis, context);
    case "drop":
      return {
        ...before,
        tests: before.tests.filter((test) => !("column" in test && isSame(test.column, edit.column))),
        groups: before.groups.filter((axis) => !isSame(columnOf(axis), edit.column)),
        attributes: before.attributes.filter((column) => !isSame(column, edit.column)),
      };
    case "dropFigure":
      return dropFigure(before, edit.of);
    case "aggregate":
      return aggregateBy(before, edit.function, context);
    case "part":
      return dividePair(before) ?? showPart(before, edit.isOfAll);
    case "combine":
      return combineFigure(before, edit);
    case "measureIn":
      return measureIn(before, edit, context) ?? (edit.isElseCount ? countRows(before) : null);
    case "last":
      return showTime(before, edit, context);
  }
}

/** All figures but one. Null if that is not shown, or is the only one. */
function dropFigure(before: Request, of: Quantity): Request | null {
  const measures = before.measures.filter(({ quantity }) => !isSame(quantity, of));
  return measures.length === 0 || measures.length === before.measures.length ? null : { ...before, measures };
}

/**
 * Breaks down by an axis, of which nothing is left out: "all stations" after one of them. "All countries" after shipments to
 * Spain are those that they are shipped to.
 */
function spreadOver(before: Request, axis: Axis, { schema }: FollowUpContext): Request {
  const { tests } = before;
  const isOfAxis = ({ table, column }: ColumnRef): boolean =>
    axis.kind === "entity"
      ? axis.table === table && schema.displayColumns(table).includes(column)
      : isSame(axis.column, { table, column });
  const own = tests.filter((test) => "column" in test && isOfAxis(test.column));
  const [alike] =
    axis.kind === "column" && own.length === 0 ? tests.filter((test) => isAlike(test, axis)) : [];
  const by: Axis = alike && "column" in alike ? { kind: "column", column: alike.column } : axis;
  return {
    ...before,
    tests: tests.filter((test) => test !== alike && !own.includes(test)),
    groups: [...before.groups.filter((other) => !isSame(other, by)), by],
  };
}

/** True for a condition on values of another column with the same noun: `ship_country` for `country`. */
function isAlike(test: Test, { column }: Extract<Axis, { kind: "column" }>): boolean {
  const nounOf = (name: string): string | undefined => splitName(name).at(-1);
  return test.kind === "values" && !test.isNegated && nounOf(test.column.column) === nounOf(column.column);
}

/** As many rows of a ranking, or of a sorted list. */
function limitRows(before: Request, count: number, { schema }: FollowUpContext): Request | null {
  if (before.top !== null) return { ...before, top: { ...before.top, count } };
  const [order, ...others] = before.orders;
  if (order === undefined || others.length > 0) return null;
  const { direction } = order;
  const sorted = before.attributes.find((column) => schema.isFigure(column)) ?? before.attributes[0];
  const isPlain = order.by.kind === "answer" && before.measures.length === 0 && sorted !== undefined;
  const by: OrderKey = isPlain ? { kind: "column", column: sorted } : order.by;
  return { ...before, orders: [], top: { count, direction, subject: null, by, per: null } };
}

/** The other end of a ranking, or the rows in the opposite order. Null if they have none. */
function reverseOrder(before: Request): Request | null {
  const { top, orders, groups } = before;
  if (top !== null) return { ...before, top: { ...top, direction: opposite(top.direction) } };
  if (orders.length > 0) {
    return { ...before, orders: orders.map(({ by, direction }) => ({ by, direction: opposite(direction) })) };
  }
  if (groups.length === 0 || before.measures.length === 0) return null;
  const isTimed = groups.some(({ kind }) => kind === "grain" || kind === "datePart");
  return isTimed
    ? { ...before, orders: [{ by: { kind: "drawn", axis: "x" }, direction: "descending" }] }
    : { ...before, orders: [{ by: { kind: "answer" }, direction: "ascending" }] };
}

function opposite(direction: Direction): Direction {
  return direction === "ascending" ? "descending" : "ascending";
}

/** Inverts the condition that was asked for last. */
function showOthers(before: Request): Request | null {
  const last = before.tests.at(-1);
  const negated = last === undefined ? null : negate(last);
  if (negated !== null) return { ...before, tests: [...before.tests.slice(0, -1), negated] };
  const related = before.related.at(-1);
  return last === undefined && related !== undefined
    ? { ...before, related: [...before.related.slice(0, -1), { ...related, isNegated: !related.isNegated }] }
    : null;
}

/** Breaks down by the columns or rows that were listed. */
function breakDown(before: Request, { schema }: FollowUpContext): Request | null {
  if (before.groups.length > 0) return before;
  const [listed] = before.entities;
  const shown = before.attributes.map((column): Axis => ({ kind: "column", column }));
  const isNamed = before.attributes.some((column) =>
    schema.displayColumns(column.table).includes(column.column),
  );
  const groups: readonly Axis[] =
    listed !== undefined && (shown.length === 0 || isNamed) ? [{ kind: "entity", table: listed }] : shown;
  return groups.length === 0 ? null : { ...before, groups, attributes: [], entities: [], orders: [] };
}

/** Shows the first or last group by the shown figure. */
function showFirst(before: Request, { direction, isOne }: Extract<Edit, { kind: "first" }>): Request | null {
  if (before.measures.length === 0 || (before.groups.length === 0 && before.top === null)) return null;
  const asked = { subject: null, by: { kind: "answer" }, per: null, showsFigure: false } as const;
  const top = before.top ?? asked;
  const count = isOne ? 1 : (before.top?.count ?? 1);
  return { ...before, orders: [], top: { ...top, count, direction } };
}

/** Shows the places of the listed, counted or ranked rows beside their names. Null if they have none. */
function showPlaces(before: Request, context: FollowUpContext): Request | null {
  const { schema } = context;
  const table = subjectOf(before);
  if (table === null) return null;
  const columns = schema.table(table).columns.map(({ name }): ColumnRef => ({ table, column: name }));
  const places = columns.filter((column) => schema.isPlace(column));
  if (places.length === 0) return null;
  if (before.top?.subject?.kind === "entity") {
    return {
      ...before,
      attributes: [...before.attributes, ...places],
      besides: [...before.besides, ...places],
    };
  }
  if (isCount(before)) return showBeside(listWith(before, []), places, context);
  return listsRows(before) ? showBeside(before, places, context) : null;
}

/** Lists the counted rows. Returns a list and a ranking unchanged. */
function listRows(before: Request): Request | null {
  const [first] = before.measures;
  if (before.top !== null) return before;
  if (first === undefined) return before.groups.length === 0 ? before : null;
  if (first.quantity.kind !== "rows") return isCount(before) ? listWith(before, []) : null;
  return {
    ...before,
    measures: [],
    groups: [],
    orders: [],
    top: null,
    relation: null,
    isOverTime: false,
    entities: [first.quantity.table],
  };
}

/** Lists the counted rows, or breaks the figure down by rows that the question names. */
function showWhich(before: Request, table: TableId): Request | null {
  const [first] = before.measures;
  if (first === undefined || before.top !== null) return null;
  const extreme = rowOfExtreme(before);
  if (extreme !== null && tableOfQuantity(first.quantity) === table) return extreme;
  if (first.quantity.kind === "rows" && first.quantity.table === table) return listRows(before);
  const axis: Axis = { kind: "entity", table };
  return { ...before, groups: [...before.groups.filter((one) => !isSame(one, axis)), axis] };
}

/**
 * Aggregates the same figures by another function. A sum of figures that add up already is their total, without the
 * breakdown; a sum over rows, listed or counted, is that of their main figure.
 */
function aggregateBy(before: Request, how: AggregateFunction, { schema }: FollowUpContext): Request | null {
  const extreme = extremes[how];
  if (before.top !== null && extreme !== undefined) {
    return { ...before, top: { ...before.top, direction: extreme } };
  }
  const measures = before.measures.map((measure) => ({
    ...measure,
    quantity: summedUp(measure.quantity, how),
  }));
  const isOther = measures.some(({ quantity }, index) => quantity !== before.measures[index]?.quantity);
  if (isOther) return { ...before, measures };
  const added = how === "sum" ? addUp(before) : null;
  if (added !== null) return added;
  const [first, ...others] = before.measures;
  const counted = first?.quantity.kind === "rows" && others.length === 0 ? first.quantity.table : null;
  const table = first === undefined ? subjectOf(before) : counted;
  const quantity = table === null ? null : worthOf(table, how, schema);
  return (
    quantity && {
      ...before,
      measures: [{ quantity, isImplied: false }],
      attributes: [],
      orders: [],
      top: null,
    }
  );
}

/** "How about the smallest" after a ranking turns it around. */
const extremes: Partial<Record<AggregateFunction, Direction>> = { min: "ascending", max: "descending" };

/** The figures of all that was shown: without the breakdown, and of the first groups of a ranking alone. Null for one row. */
function addUp(before: Request): Request | null {
  const { top, measures, groups } = before;
  const [first] = measures;
  if (first === undefined) return null;
  if (top === null) {
    return groups.length === 0 ? null : { ...before, groups: [], orders: [], isOverTime: false };
  }
  const { subject, per, by, direction, count } = top;
  if (subject === null || per !== null || by.kind !== "answer" || count === 1) return null;
  const among = { subject, by: first.quantity, direction, count };
  return { ...before, groups: [], orders: [], top: null, entities: [], among };
}

function isSameUnit(one: Axis, other: Axis): boolean {
  return one.kind === "grain" && other.kind === "grain" && one.grain === other.grain;
}

/** "Who are they" after a count of unpaid invoices lists the people whose they are. Null if people were counted. */
function listOwners(before: Request, schema: Schema): Request | null {
  const table = subjectOf(before);
  const owner = table === null ? null : findOwner(table, true, schema);
  if (owner === null || owner === table || !schema.isPerson(owner)) return null;
  return { ...before, measures: [], attributes: [], entities: [owner] };
}

/** Shows the owner of an extreme figure. */
function showOwner(before: Request, isPerson: boolean, { schema }: FollowUpContext): Request | null {
  const [first] = before.measures;
  if (isPerson && isCount(before)) return listOwners(before, schema);
  if (first?.quantity.kind !== "column") return null;
  const { column, function: how } = first.quantity;
  if (how !== "max" && how !== "min") return null;
  return {
    ...before,
    measures: [],
    entities: [],
    top: {
      count: 1,
      direction: how === "max" ? "descending" : "ascending",
      subject: { kind: "entity", table: findOwner(column.table, isPerson, schema) },
      by: { kind: "column", column },
      per: null,
    },
  };
}

/** Turns a filtered count into a rate of all rows, and other figures into a share of the total. */
function showPart(before: Request, isOfAll: boolean): Request | null {
  const [first] = before.measures;
  const table = first
    ? tableOfQuantity(first.quantity)
    : (before.entities[0] ?? tableOfFirstTest(before) ?? null);
  if (table === null) return null;
  const opened = openFirst(before);
  if (opened !== null) return { ...opened, relation: { kind: "share" } };
  const isCount = first === undefined || first.quantity.kind === "rows";
  const isRate = isCount && before.tests.length > 0 && (isOfAll || before.groups.length === 0);
  if (!isRate) return { ...before, relation: { kind: "share" } };
  const quantity: Quantity = { kind: "rate", of: table, tests: before.tests };
  return { ...before, measures: [{ quantity, isImplied: false }], entities: [], tests: [] };
}

/** The ranking whose first row was shown, with all of its rows; null for other answers. */
function openFirst({ top, ...before }: Request): Request | null {
  const isFirst = top?.count === 1 && top.subject !== null && top.per === null;
  if (!isFirst || before.measures.length === 0) return null;
  return { ...before, top: null, entities: [], groups: [top.subject, ...before.groups] };
}

function summedUp(quantity: Quantity, how: AggregateFunction): Quantity {
  return quantity.kind === "column" && quantity.function !== how ? { ...quantity, function: how } : quantity;
}

function columnOf(axis: Axis): ColumnRef | null {
  return axis.kind === "entity" ? null : axis.column;
}
