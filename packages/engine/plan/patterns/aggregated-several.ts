import type { ColumnRef, Quantity } from "../request/clause.ts";
import type { KeywordKind } from "../keywords/keyword.ts";
import { worthOf } from "../request/worth-of.ts";
import { aggregateOf } from "./aggregate-of.ts";
import { anyColumn, figureWord, label, listSeparator, sharedColumns, table as entity } from "./column.ts";
import { counting } from "./counting.ts";
import { datedEvent } from "./ends-of-each.ts";
import {
  either,
  keyword,
  map,
  optional,
  sequence,
  several,
  weigh,
  type Element,
  type PatternContext,
} from "./pattern.ts";
import { aggregate, aggregating } from "./quantity.ts";

/** A column to aggregate; its score is slightly lower because not every column is a figure. */
const aggregatedColumn: Element<ColumnRef> = weigh(anyColumn, 0.97);

/** "minimum, average and maximum price", "average height and weight": every combination of function and column. */
export const aggregatedSeveral: Element<readonly Quantity[]> = either(
  sequence(
    [several(aggregating, listSeparator, { least: 2, most: 4 }), optional(figureWord), aggregatedColumn],
    ([hows, , column], context) => aggregateEach(hows, [column], context),
  ),
  sequence(
    [aggregating, optional(figureWord), several(aggregatedColumn, listSeparator, { least: 2, most: 3 })],
    ([how, , columns], context) => aggregateEach([how], columns, context),
  ),
  // "average buying and selling price", "how many domestic and international passengers".
  sequence(
    [either(aggregating, counting), optional(figureWord), sharedColumns],
    ([how, , columns], context) =>
      columns.every((column) => context.schema.isFigure(column))
        ? aggregateEach([how === "count" ? "sum" : how], columns, context)
        : null,
  ),
  // "average, smallest and largest donation": what the rows are worth.
  sequence(
    [several(aggregating, listSeparator, { least: 2, most: 4 }), entity],
    ([hows, table], { schema }) => {
      const worths = hows.map((how) => worthOf(table, aggregateOf(how) ?? "sum", schema));
      return worths.every((one) => one !== null) && new Set(hows).size === hows.length ? worths : null;
    },
  ),
  // "first and last order date".
  sequence(
    [several(extremeOfDates(), listSeparator, { least: 2, most: 2 }), dateNamed()],
    ([ways, column]) => {
      const [one, other] = ways;
      return one === other ? null : ways.map((way) => ({ kind: "column", column, function: way }));
    },
  ),
);

function extremeOfDates(): Element<"min" | "max"> {
  return map(keyword("newest", "oldest"), (way) => (way === "newest" ? "max" : "min"));
}

/** A date by its name, or that of an event by the name of its rows: "first and last visit". */
function dateNamed(): Element<ColumnRef> {
  return either(
    map(label, (column, { schema }) => (schema.isDate(column) ? column : null)),
    datedEvent,
  );
}

function aggregateEach(
  hows: readonly KeywordKind[],
  columns: readonly ColumnRef[],
  context: PatternContext,
): readonly Quantity[] | null {
  const isDistinct =
    new Set(columns.map(({ table, column }) => `${table} ${column}`)).size === columns.length;
  const fits = hows.every((how) =>
    columns.every((column) => how === "maximum" || how === "minimum" || context.schema.isFigure(column)),
  );
  return fits && isDistinct && new Set(hows).size === hows.length
    ? columns.flatMap((column) => hows.map((how) => aggregate(column, how, context)))
    : null;
}
