import type { TableId } from "@askery/model";
import type { Schema } from "../schema/schema.ts";
import type { ColumnRef, OrderKey, Quantity, Test } from "./clause.ts";
import { tableOfQuantity, type Request } from "./request.ts";

/**
 * "Cancelled bookings per room, in percent", "senders with the most broken tubes, in percent": the part of the rows, or of
 * the figure that is summed, that passes the only condition. Everything else is shown as it is.
 */
export function settlePercent(request: Request, schema: Schema): Request {
  const { isPercent, tests, measures, groups, top, relation, versus, sides } = request;
  const [test, ...others] = tests;
  const isPlain = relation === null && versus === null && sides === null && others.length === 0;
  const isBrokenDown = groups.length > 0 || top !== null;
  if (!isPercent || !isPlain || !isBrokenDown || test === undefined) return { ...request, isPercent: false };
  const summed = summedFigure(request);
  const counted = summed?.table ?? countedTable(request);
  const part = counted === null ? null : testOf(counted, test, schema);
  if (counted === null || part === null) return { ...request, isPercent: false };
  const ranksByCount = top !== null && isCount(top.by);
  const rate: Quantity = {
    kind: "rate",
    of: counted,
    tests: [part],
    ...(summed !== null && { figure: summed }),
  };
  return {
    ...request,
    isPercent: false,
    tests: [],
    measures: measures.length === 0 && ranksByCount ? [] : [{ quantity: rate, isImplied: false }],
    entities: request.entities.filter((table) => table !== counted),
    top: ranksByCount ? { ...top, by: { kind: "quantity", quantity: rate } } : top,
  };
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
      return test.column.table;
    case "state":
      return test.table;
    case "defined":
      return test.entry.meaning.table;
    default:
      return null;
  }
}
