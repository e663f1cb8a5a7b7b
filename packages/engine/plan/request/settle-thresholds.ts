import type { TableId } from "@askery/model";
import { isDurationUnit } from "../../meaning/convert-unit.ts";
import type { Schema } from "../schema/schema.ts";
import type { Quantity, Test } from "./clause.ts";
import type { Threshold } from "./threshold.ts";
import { amountIn, compareGroup } from "./compared-amount.ts";
import { unitOfQuantity } from "./quantity-unit.ts";
import { tableOfFirstTest, tableOfQuantity, type Having, type Request } from "./request.ts";

/**
 * "Testers given per shop, the ones over 200": compares the only figure that the request shows for each group, otherwise
 * the figure of each listed row. Null if there is no such figure, or in another unit.
 */
export function settleThresholds(request: Request, schema: Schema): Request | null {
  if (request.thresholds.length === 0) return request;
  const shown = figureOfGroups(request);
  const settled: Request = { ...request, thresholds: [] };
  const ages = allOrNull(request.thresholds, (threshold) => compareAge(threshold, request, schema));
  const isTime = shown !== null && isDurationUnit(unitOfQuantity(shown, schema) ?? "");
  if (ages !== null && !isTime) return { ...settled, tests: [...request.tests, ...ages] };
  if (shown !== null) {
    const havings = allOrNull(request.thresholds, ({ operator, amount }): Having | null =>
      compareGroup(shown, operator, amount, schema),
    );
    return havings && { ...settled, havings: [...request.havings, ...havings] };
  }
  const tests = allOrNull(request.thresholds, (threshold) => compareRows(threshold, request, schema));
  return tests && { ...settled, tests: [...request.tests, ...tests] };
}

/** "Older than 30 days": the time since the date of the rows, if what is shown is no time. */
function compareAge({ operator, amount }: Threshold, request: Request, schema: Schema): Test | null {
  const { value, unit } = amount;
  const table = request.entities[0] ?? tableOfMeasures(request) ?? tableOfFirstTest(request);
  const column = table === undefined ? null : schema.eventDate(table);
  if (unit === null || !isDurationUnit(unit) || table === undefined || column === null) return null;
  return {
    kind: "elapsed",
    column: { table, column },
    to: null,
    lasts: false,
    operator,
    amount: value,
    unit,
  };
}

function tableOfMeasures({ measures }: Request): TableId | undefined {
  return measures.flatMap(({ quantity }) => tableOfQuantity(quantity) ?? [])[0];
}

/** The only figure shown for each group; null without groups. */
function figureOfGroups({ measures, groups, top }: Request): Quantity | null {
  const [first, ...others] = measures;
  if (first !== undefined && others.length === 0 && groups.length > 0) return first.quantity;
  return measures.length === 0 && top?.by.kind === "quantity" ? top.by.quantity : null;
}

/** A condition on the only figure of the listed rows, or else on their main figure. */
function compareRows({ operator, amount }: Threshold, request: Request, schema: Schema): Test | null {
  const { attributes, measures, groups, entities } = request;
  if (measures.length > 0 || groups.length > 0) return null;
  const [column, ...others] = attributes.filter((one) => schema.isFigure(one));
  if (column !== undefined && others.length === 0) {
    const value = amountIn(schema.unitOf(column), amount);
    return value && { kind: "compare", column, operator, value };
  }
  const [table] = entities;
  const figure = table === undefined ? null : schema.mainFigure(table);
  if (table === undefined || figure === null) return null;
  const value = amountIn(schema.unitOf({ table, column: figure }), amount);
  return value && { kind: "compare", column: { table, column: figure }, operator, value };
}

function allOrNull<Item, Result>(
  items: readonly Item[],
  turn: (item: Item) => Result | null,
): readonly Result[] | null {
  const turned = items.flatMap((item) => turn(item) ?? []);
  return turned.length === items.length ? turned : null;
}
