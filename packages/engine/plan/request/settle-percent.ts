import type { TableId } from "@askery/model";
import type { Schema } from "../schema/schema.ts";
import type { Axis, ColumnRef, OrderKey, Quantity, Test } from "./clause.ts";
import { isSame } from "./is-same.ts";
import { tableOfQuantity, type Request } from "./request.ts";

/**
 * "Cancelled bookings per room, in percent", "senders with the most broken tubes, in percent", "bills paid late in May, %": the
 * part of the rows, or of the figure that is summed, that passes a condition. Figures that are shares already are shown as they are. Null if nothing is a part of anything.
 */
export function settlePercent(asked: Request, schema: Schema): Request | null {
  if (!asked.isPercent) return asked;
  const request = { ...testNamed(asked, schema), isPercent: false };
  const { tests, measures, groups, top, relation, versus, sides, attributes } = request;
  const isListed = attributes.length > 0 && groups.length === 0 && top === null;
  const isPlain = relation === null && versus === null && sides === null && !isListed;
  const test = outcomeOf(tests, schema);
  if (!isPlain || test === null || isCompared(test, groups)) return showAsIs(asked);
  const summed = summedFigure(request);
  const counted = summed?.table ?? countedTable(request) ?? tableInState(test, request, schema);
  const part = counted === null ? null : testOf(counted, test, schema);
  if (counted === null || part === null) return showAsIs(asked);
  const ranksByCount = top !== null && isCount(top.by);
  const rate: Quantity = {
    kind: "rate",
    of: counted,
    tests: [part],
    ...(summed !== null && { figure: summed }),
  };
  return {
    ...request,
    tests: tests.filter((one) => one !== test),
    measures: measures.length === 0 && ranksByCount ? [] : [{ quantity: rate, isImplied: false }],
    entities: request.entities.filter((table) => table !== counted),
    top: ranksByCount ? { ...top, by: { kind: "quantity", quantity: rate } } : top,
  };
}

/**
 * Shares and percentages are shown as they are. Of numbers of rows and of sums, each group shows its share; a number alone
 * is no percentage.
 */
function showAsIs(asked: Request): Request | null {
  const { relation, versus, measures, groups, top } = asked;
  const isPlain = relation === null && versus === null;
  const isCount = measures.every(({ quantity: { kind } }) => kind === "rows" || kind === "duration");
  if (isPlain && (isCount || summedFigure(asked) !== null) && groups.length > 0 && top === null) {
    return { ...asked, isPercent: false, relation: { kind: "share" } };
  }
  return isPlain && isCount ? null : { ...asked, isPercent: false };
}

/** True for values side by side: in "paid vs cancelled orders in percent", each is a part of both. */
function isCompared(test: Test, groups: readonly Axis[]): boolean {
  return (
    test.kind === "values" &&
    test.values.length > 1 &&
    groups.some((axis) => axis.kind === "column" && isSame(axis.column, test.column))
  );
}

/** The table of a breakdown whose rows can be in the state. */
function tableInState(test: Test, { groups }: Request, schema: Schema): TableId | null {
  if (test.kind !== "state") return null;
  const tables = groups.flatMap((axis) => (axis.kind === "column" ? [axis.column.table] : []));
  return tables.find((table) => schema.stateOf(table, test.phrase) !== null) ?? null;
}

/** "Drop-outs by group in %": a date that only some rows have, or a flag, is a condition if nothing else is one. */
function testNamed(request: Request, schema: Schema): Request {
  const [column, ...others] = request.attributes;
  if (column === undefined || others.length > 0 || request.measures.length > 0) return request;
  const answers = schema.answersOf(column);
  if (answers !== null) {
    const test: Test = { kind: "values", column, values: [answers.yes], isNegated: false };
    return { ...request, attributes: [], tests: [...request.tests, test] };
  }
  if (schema.isDate(column) && request.tests.length > 0) {
    const entities = request.entities.length > 0 ? request.entities : [column.table];
    return { ...request, attributes: [], entities };
  }
  const isEvent = schema.isDate(column) && schema.column(column).isNullable;
  return request.tests.length > 0 || !isEvent
    ? request
    : { ...request, attributes: [], tests: [{ kind: "missing", column, isNegated: true }] };
}

/** The only condition; of several, the only one that says what became of the rows rather than which ones they are. */
function outcomeOf(tests: readonly Test[], schema: Schema): Test | null {
  const outcomes = tests.length === 1 ? tests : tests.filter((test) => isOutcome(test, schema));
  const [outcome, ...others] = outcomes;
  return outcome === undefined || others.length > 0 ? null : outcome;
}

function isOutcome(test: Test, schema: Schema): boolean {
  switch (test.kind) {
    case "state":
    case "missing":
    case "defined":
    case "columns":
      return true;
    case "values":
      return schema.isFlag(test.column);
    default:
      return false;
  }
}

/** The only figure, if it is summed for each group; null if the request shows or ranks by anything else. */
export function summedFigure({ measures, top }: Request): ColumnRef | null {
  const [first, ...others] = measures;
  if (first === undefined || others.length > 0 || top !== null) return null;
  const { quantity } = first;
  return quantity.kind === "column" && quantity.function === "sum" ? quantity.column : null;
}

/** The table whose rows the request counts and nothing else; null if it shows another figure. */
export function countedTable({ measures, top, entities, tests }: Request): TableId | null {
  const [first, ...others] = measures;
  if (others.length > 0) return null;
  if (first !== undefined) return first.quantity.kind === "rows" ? first.quantity.table : null;
  if (top?.by.kind === "quantity") {
    return top.by.quantity.kind === "rows" ? tableOfQuantity(top.by.quantity) : null;
  }
  const [test] = tests;
  const [named, ...more] = entities;
  if (named !== undefined) return more.length === 0 ? named : null;
  return test === undefined ? null : tableOfTest(test);
}

function isCount(by: OrderKey): boolean {
  return by.kind === "often" || (by.kind === "quantity" && by.quantity.kind === "rows");
}

/** The test, if it is one of rows of the table. */
function testOf(table: TableId, test: Test, schema: Schema): Test | null {
  if (test.kind === "state" && test.table === null) {
    return schema.stateOf(table, test.phrase) === null ? null : { ...test, table };
  }
  return tableOfTest(test) === table ? test : null;
}

export function tableOfTest(test: Test): TableId | null {
  switch (test.kind) {
    case "values":
    case "compare":
    case "between":
    case "missing":
    case "columns":
    case "elapsed":
    case "lasting":
      return test.column.table;
    case "state":
      return test.table;
    case "defined":
      return test.entry.meaning.table;
    default:
      return null;
  }
}
