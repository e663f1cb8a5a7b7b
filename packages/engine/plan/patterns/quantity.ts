import { isNumeric, type TableId } from "@askery/model";
import type { Axis, ColumnRef, Quantity } from "../request/clause.ts";
import type { KeywordKind } from "../keywords/keyword.ts";
import {
  keyword,
  either,
  map,
  mention,
  onlyWhere,
  optional,
  sequence,
  weigh,
  word,
  type Element,
  type Match,
  type PatternContext,
} from "./pattern.ts";
import { quantityIn } from "../request/quantity-unit.ts";
import { isSizeOfText } from "./size-words.ts";
import { spendOfPayers } from "./spend-of-payers.ts";
import { stockValue } from "./stock-patterns.ts";
import { withoutRated } from "./without-rated.ts";
import { worthOf } from "../request/worth-of.ts";
import { aggregateOf } from "./aggregate-of.ts";
import { axis, per } from "./axis.ts";
import { bareFigure } from "./bare-figure.ts";
import { counting } from "./counting.ts";
import { calendarUnits } from "../../meaning/units.data.ts";
import { happening } from "./happening.ts";
import { lightVerb } from "./light-verb.ts";
import { rate } from "./rate.ts";
import { ratio } from "./ratio.ts";
import { meterRead } from "./meter-read.ts";
import { rowsInUnits } from "./rows-in-units.ts";
import { unit, type Unit } from "./unit.ts";
import { worth } from "./worth.ts";
import { anyColumn, figure, figureWord, label, table as entity } from "./column.ts";

/** A word that counts its table: "headcount", "workforce size". */
const headcount: Element<TableId> = onlyWhere(entity, (context, from) =>
  entity(context, from).filter(({ to }) => context.question.words[to - 1]?.lemma === "headcount"),
);

const headcountWord = word("headcount");

/** "headcount" counts the people that the question names, or else the only ones that come and go. */
const headcountOf: Element<TableId> = onlyWhere(headcountWord, (context, from) =>
  headcountWord(context, from).flatMap((match) => peopleIn(context).map((value) => ({ ...match, value }))),
);

function peopleIn({ mentionsAt, schema }: PatternContext): readonly TableId[] {
  const named = mentionsAt
    .flat()
    .flatMap(({ target, isGuess }) => (target.kind === "table" && !isGuess ? [target.table] : []))
    .filter((table) => schema.isPerson(table));
  if (named.length > 0) return named;
  const leaving = schema.people.filter(
    (table) => schema.endDate(table) !== null || schema.span(table) !== null,
  );
  return leaving.length === 1 ? leaving : [];
}

/** The people that "headcount" counts. */
export const headcounted: Element<TableId> = either(headcount, headcountOf);

/** "how many customers", "number of orders", "order count". */
const countedRows: Element<Quantity> = either(
  sequence([counting, optional(word("total", "overall")), entity], ([, , table]) => ({
    kind: "rows",
    table,
  })),
  sequence([entity, word("count", "counts", "volume", "volumes", "number", "numbers")], ([table]) => ({
    kind: "rows",
    table,
  })),
  sequence([keyword("sum"), entity], ([, table]) => ({ kind: "rows", table })),
  map(headcounted, (table) => ({ kind: "rows", table })),
);

/** A column mentioned by a noun: adjectives and verbs such as "open" are not countable. */
const nounLabel: Element<ColumnRef> = onlyWhere(label, (context, from) => {
  const tag = context.question.words[from]?.tag;
  return label(context, from).filter(
    (match) => match.to > from + 1 || (tag !== "verb" && tag !== "adjective"),
  );
});

/** "how many different brands", "number of countries": counts values, not rows. */
const countedValues: Element<Quantity> = either(
  sequence([counting, keyword("distinct"), anyColumn], ([, , column]) => countDistinct(column)),
  sequence([keyword("distinct"), anyColumn, word("count")], ([, column]) => countDistinct(column)),
  sequence([counting, nounLabel], ([, column], { schema }) => {
    if (schema.isFlag(column) || schema.isDate(column)) return null;
    return schema.isKey(column) ? { kind: "rows", table: column.table } : countDistinct(column);
  }),
  weigh(
    sequence([counting, nounLabel], ([, column], { schema }) =>
      schema.isFlag(column) || schema.isDate(column) || schema.isKey(column)
        ? null
        : { kind: "rows", table: column.table },
    ),
    0.95,
  ),
  // "number of grades": integers that may be codes rather than figures.
  weigh(
    sequence([counting, anyColumn], ([, column], { schema }) =>
      schema.isFigure(column) && schema.column(column).type === "integer" ? countDistinct(column) : null,
    ),
    0.8,
  ),
  sequence([counting, keyword("distinct"), entity], ([, , table], context) => countKeys(table, context)),
);

/** Keywords for aggregate functions. */
export const aggregating = keyword("sum", "average", "median", "maximum", "minimum", "deviation");

const anyFunction = keyword("sum", "average", "median");
const functionNames: ReadonlySet<string> = new Set(["sum", "average", "avg", "mean", "median"]);

/** A function by its name: "total customers" counts them, "sum of customer id" does not. */
const calledFunction: Element<KeywordKind> = onlyWhere(anyFunction, (context, from) =>
  functionNames.has(context.question.words[from]?.lower ?? "") ? anyFunction(context, from) : [],
);

/** "average price", "total revenue", "highest salary", "how much margin". */
const aggregated: Element<Quantity> = either(
  withoutRated(
    sequence(
      [aggregating, optional(either(figureWord, word("single"))), figure],
      ([how, , column], context) => aggregate(column, how, context),
    ),
  ),
  weigh(
    sequence(
      [keyword("average", "median", "sum"), optional(figureWord), anyColumn],
      ([how, , column], context) => (isCodeNumber(column, context) ? aggregate(column, how, context) : null),
    ),
    0.85,
  ),
  // "sum of the order id": a number, even though it identifies rows.
  weigh(
    sequence([calledFunction, anyColumn], ([how, column], context) =>
      isKeyNumber(column, context) ? aggregate(column, how, context) : null,
    ),
    0.8,
  ),
  sequence([keyword("count"), figure], ([, column]) => ({ kind: "column", column, function: "sum" })),
  // "average pages per visit": a figure of the visit itself is just averaged.
  sequence([keyword("average"), figure, per, entity], ([, column, , table]) =>
    column.table === table ? { kind: "column", column, function: "avg" } : null,
  ),
);

/** "days of leave", "training hours", "tonnes harvested": the figure of those rows with that unit. */
const unitsOf: Element<Quantity> = either(
  sequence(
    [optional(either(aggregating, keyword("count"))), unit, optional(word("of")), measured],
    ([how, found, , table], context) => inUnits(table, found, how, context),
  ),
  sequence([optional(aggregating), measured, unit], ([how, table, found], context) =>
    inUnits(table, found, how, context),
  ),
  weigh(
    sequence([optional(either(aggregating, keyword("count"))), unitAlone()], ([how, found], context) =>
      calendarUnits.has(found.named) ? null : onlyInUnits(found, how, context),
    ),
    0.9,
  ),
);

/** A unit that is neither an amount's nor that of another figure: "5 tonnes", "in tonnes". */
function unitAlone(): Element<Unit> {
  return onlyWhere(unit, (context, from) => {
    const before = context.question.words[from - 1];
    return before?.lower === "in" || before?.tag === "number" ? [] : unit(context, from);
  });
}

/** "total GB used": the only figure of the database with that unit. */
function onlyInUnits(found: Unit, how: KeywordKind | null, context: PatternContext): Quantity | null {
  const { catalog } = context.schema;
  const [only, ...others] = catalog.tables.flatMap(({ id }) => inUnits(id, found, how, context) ?? []);
  return only === undefined || others.length > 0 ? null : only;
}

/** Rows, or what happened to them: "harvests", "harvested". */
function measured(context: PatternContext, from: number): readonly Match<TableId>[] {
  const happened = happening(context, from).map((match) => ({ ...match, value: match.value.table }));
  return [...entity(context, from), ...happened];
}

function inUnits(
  table: TableId,
  { named, unit: to }: Unit,
  how: KeywordKind | null,
  { schema }: PatternContext,
): Quantity | null {
  const column = schema.figureIn(table, named, to);
  if (column === null) return null;
  const function_ = (how === null ? null : aggregateOf(how)) ?? "sum";
  const of: Quantity = { kind: "column", column: { table, column }, function: function_ };
  return to === null ? of : (quantityIn(to, of, schema) ?? of);
}

/** True for a numeric column that looks like a code. An explicit "average" may still apply to it. */
function isCodeNumber(column: ColumnRef, { schema }: PatternContext): boolean {
  const { type } = schema.column(column);
  return (
    isNumeric(type) &&
    !schema.isFigure(column) &&
    !schema.isKey(column) &&
    !schema.isFlag(column) &&
    !schema.isYear(column)
  );
}

function isKeyNumber(column: ColumnRef, { schema }: PatternContext): boolean {
  return schema.isKey(column) && isNumeric(schema.column(column).type);
}

/** "the latest year", "the highest grade": the extreme of a column without figures. */
const extreme: Element<Quantity> = weigh(withoutSizeOfText(extremeOfColumn()), 0.93);

function extremeOfColumn(): Element<Quantity> {
  return sequence(
    [keyword("maximum", "minimum"), optional(figureWord), anyColumn],
    ([how, , column], context) =>
      context.schema.isFigure(column) || context.schema.isKey(column)
        ? null
        : aggregate(column, how, context),
  );
}

function withoutSizeOfText(element: Element<Quantity>): Element<Quantity> {
  return onlyWhere(element, (context, from) =>
    element(context, from).filter(
      ({ value }) => value.kind !== "column" || !isSizeOfText(from, value.column, context),
    ),
  );
}

/** "average order value": the main figure of a row. */
const entityValue: Element<Quantity> = sequence(
  [
    keyword("average", "median", "maximum", "minimum"),
    entity,
    word("value", "amount", "size", "total", "price", "worth"),
  ],
  ([how, table], { schema }) => worthOf(table, aggregateOf(how) ?? "avg", schema),
);

/** The earliest or latest date. */
const extremeDate: Element<Quantity> = sequence(
  [keyword("newest", "oldest"), label],
  ([how, column], context) =>
    context.schema.isDate(column)
      ? { kind: "column", column, function: how === "newest" ? "max" : "min" }
      : null,
);

const namedMetric: Element<Quantity> = map(mention("glossary"), (found) =>
  found.target.entry.meaning.kind === "metric" ? { kind: "metric", entry: found.target.entry } : null,
);

/** "turnover", "total turnover", "how many home runs": the metric's definition includes its aggregation. */
const metric: Element<Quantity> = either(
  namedMetric,
  sequence([keyword("sum", "count"), optional(figureWord), namedMetric], ([, , found]) => found),
);

/** Scores slightly above its separate words, since a rate may also be a rating or a price. */
const knownRate: Element<Quantity> = weigh(
  either(
    rate,
    sequence([keyword("sum", "average"), rate], ([, of]) => of),
  ),
  1.08,
);

/** Explicit quantities. */
export const statedQuantity: Element<Quantity> = either(
  metric,
  ratio,
  aggregated,
  entityValue,
  worth,
  knownRate,
  countedRows,
  countedValues,
  extremeDate,
  extreme,
  unitsOf,
  weigh(rowsInUnits, 1.15),
  weigh(meterRead, 1.15),
  weigh(spendOfPayers, 1.3),
  weigh(stockValue, 1.5),
);

/**
 * A quantity, possibly mentioned only by its column or, with a lower score, by its table: "by sales", "with most
 * orders".
 */
export const quantity: Element<Quantity> = either(
  statedQuantity,
  bareFigure,
  weigh(
    map(entity, (table): Quantity => ({ kind: "rows", table })),
    0.7,
  ),
);

/** "average number of orders per customer", "average revenue per order". */
export const quantityPer: Element<Quantity> = sequence(
  [keyword("average"), quantity, keyword("each"), entity],
  ([, of, , per], context) => {
    const table = tableOf(of);
    return table === null || table === per || isAveraged(of) ? null : perEach(of, per, context);
  },
);

/**
 * A figure divided by the number of entities. Things that belong to many of them, such as the products of an order, are
 * counted for each.
 */
export function perEach(of: Quantity, per: TableId, context: PatternContext): Quantity {
  if (of.kind !== "rows") return { kind: "per", of, per };
  const [into, outOf, ...further] = context.schema.graph.findPath(of.table, per) ?? [];
  const isOfMany = into?.isFanOut === true && outOf?.isFanOut === false && further.length === 0;
  return isOfMany
    ? averagedOver(countKeys(of.table, context), { kind: "entity", table: per })
    : { kind: "per", of, per };
}

/**
 * "average daily revenue", "average number of orders per day", "how many orders do we get per day on average", "average number
 * of different products per order".
 */
export const averageOver: Element<Quantity> = either(
  sequence([keyword("average"), countedValues, keyword("each"), entity], ([, of, , table]) =>
    of.kind === "column" && of.function === "countDistinct" && of.column.table !== table
      ? averagedOver(of, { kind: "entity", table })
      : null,
  ),
  sequence([keyword("average"), axis, quantity], ([, along, of]) =>
    isTime(along) ? averagedOver(of, along) : null,
  ),
  sequence([keyword("average"), quantity, keyword("each"), axis], ([, of, , along]) =>
    isTime(along) ? averagedOver(of, along) : null,
  ),
  sequence(
    [quantity, optional(lightVerb), keyword("each"), axis, optional(word("on")), keyword("average")],
    ([of, , , along]) => (isTime(along) ? averagedOver(of, along) : null),
  ),
);

/** A figure with a slightly lower score, since naming a column may also ask to list it. */
export const impliedQuantity = weigh(bareFigure, 0.98);

function countDistinct(column: ColumnRef): Quantity {
  return { kind: "column", column, function: "countDistinct" };
}

function countKeys(table: string, context: PatternContext): Quantity {
  const [key] = context.schema.keyColumns(table);
  return key === undefined ? { kind: "rows", table } : countDistinct({ table, column: key });
}

/** Aggregates a column with the function of a keyword. */
export function aggregate(column: ColumnRef, how: KeywordKind, context: PatternContext): Quantity {
  return { kind: "column", column, function: aggregateOf(how) ?? context.schema.defaultAggregate(column) };
}

function averagedOver(of: Quantity, along: Axis): Quantity {
  return { kind: "averageOver", of: summed(of), axis: along, function: "avg" };
}

/** Inside "average ... per day", the figure of one day is a sum. */
function summed(of: Quantity): Quantity {
  return of.kind === "column" && of.function === "avg" ? { ...of, function: "sum" } : of;
}

/** True for figures that are averaged per row: an average rating per product is a breakdown, not a division. */
function isAveraged(of: Quantity): boolean {
  return of.kind === "column" && of.function !== "sum";
}

function isTime(along: { readonly kind: string }): boolean {
  return along.kind === "grain";
}

function tableOf(of: Quantity): string | null {
  switch (of.kind) {
    case "rows":
      return of.table;
    case "column":
      return of.column.table;
    default:
      return null;
  }
}
