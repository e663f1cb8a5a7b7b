import { calendarUnits } from "../../meaning/units.data.ts";
import { splitName } from "../../meaning/names/split-name.ts";
import type { ColumnRef, Quantity } from "../request/clause.ts";
import { isSame } from "../request/is-same.ts";
import { tableOfQuantity, tablesOfQuantity } from "../request/request.ts";
import { quantityIn } from "../request/quantity-unit.ts";
import { summed } from "../request/summed.ts";
import { salesOf, worthOf } from "../request/worth-of.ts";
import type { Schema } from "../schema/schema.ts";
import {
  either,
  keyword,
  map,
  onlyWhere,
  optional,
  phrase,
  sequence,
  weigh,
  word,
  type Element,
  type PatternContext,
} from "./pattern.ts";
import { calledSo } from "./called-so.ts";
import { figure, table as entity } from "./column.ts";
import { unit } from "./unit.ts";
import {
  namedRatios,
  orderValuePhrases,
  payerWords,
  plannedWords,
  revenuePerCustomerPhrases,
  type NamedRatio,
} from "./named-ratios.data.ts";

/**
 * "clicks / impressions", "revenue minus cost", "on hand minus reserved": aggregates each figure, then combines them.
 */
const combined: Element<Quantity> = either(
  sequence([figure, word("/", "÷"), figure], ([left, , right]) => combine("/", summed(left), summed(right))),
  sequence([figure, word("divided"), word("by"), figure], ([left, , , right]) =>
    combine("/", summed(left), summed(right)),
  ),
  sequence([figure, word("minus", "less"), figure], ([left, , right]) =>
    combine("-", summed(left), summed(right)),
  ),
  sequence([figure, word("plus"), figure], ([left, , right]) => combine("+", summed(left), summed(right))),
);

/** "cost per click": divides by another figure of the same rows, which is never a dimension. */
const perFigure: Element<Quantity> = sequence([figure, word("per"), figure], ([left, , right], { schema }) =>
  left.table === right.table && !isSame(left, right) && schema.isAdditive(right)
    ? combine("/", summed(left), summed(right))
    : null,
);

/** "fare per km", "power per ton": divides by the figure of the same rows that has the unit. Times of the calendar are axes. */
const perUnit: Element<Quantity> = sequence(
  [figure, word("per"), unit],
  ([left, , { named, unit: to }], { schema }) => {
    if (calendarUnits.has(named)) return null;
    const column = schema.figureIn(left.table, named, to);
    const right = { table: left.table, column: column ?? "" };
    if (column === null || column === left.column || !schema.isAdditive(right)) return null;
    const below = summed(right);
    return combine("/", summed(left), to === null ? below : (quantityIn(to, below, schema) ?? below));
  },
);

/** "pages per visit": a figure of the rows themselves, for one of them on average. Rows with names are an axis instead. */
const perOwnRow: Element<Quantity> = sequence(
  [figure, word("per"), entity],
  ([column, , table], { schema }) =>
    column.table === table && (schema.isEvent(table) || schema.displayColumns(table).length === 0)
      ? { kind: "column", column, function: "avg" }
      : null,
);

const calledOrderValue = calledSo([{ phrases: orderValuePhrases }]);

/** "AOV": what an order is worth on average. */
const orderValue: Element<Quantity> = onlyWhere(calledOrderValue, (context, from) =>
  calledOrderValue(context, from).flatMap((match) =>
    context.schema.catalog.tables
      .filter(({ name }) => /^(?:sales_?)?orders?$/i.test(name))
      .flatMap(({ id }) => worthOf(id, "avg", context.schema) ?? [])
      .map((value) => ({ ...match, value })),
  ),
);

/** "ARPU": what was sold, for each of those who bought it. */
const revenuePerCustomer: Element<Quantity> = map(
  calledSo([{ phrases: revenuePerCustomerPhrases }]),
  (_, { schema }): Quantity | null => {
    const [per] = schema.tablesCalled(payerWords);
    const of = per === undefined ? null : salesOf(schema, per);
    return per === undefined || of === null ? null : { kind: "per", of, per };
  },
);

/** "CTR", "gross margin %": a named ratio, optionally with its formula in parentheses. */
const named: Element<Quantity> = sequence(
  [
    optional(keyword("average", "sum")),
    either(map(calledSo(namedRatios), resolve), orderValue, revenuePerCustomer),
    optional(word("(")),
    optional(combined),
    optional(word(")")),
  ],
  ([, found]) => found,
);

/** Finds the figures of a metric in one table, otherwise in several. Null where a column has its name. */
function resolve(
  { phrases, of, less, by, isShare, per }: NamedRatio,
  { schema }: PatternContext,
): Quantity | null {
  const named = [...new Set(phrases.flatMap((phrase) => phrase.split(" ").filter((one) => gains.has(one))))];
  if (less !== undefined && schema.figuresCalled(named).length > 0) return null;
  const taken = less === undefined ? [] : totalsCalled(less, schema);
  const lefts = totalsCalled(of, schema).filter((one) => !taken.some((other) => isSame(one, other)));
  const find = (among: readonly Quantity[], beside: Quantity): Quantity | null => {
    const others = among.filter((one) => !isSame(one, beside));
    return others.find((one) => tableOfQuantity(one) === tableOfQuantity(beside)) ?? others[0] ?? null;
  };
  const all = lefts.flatMap((left): readonly Combined[] => {
    const cut = find(taken, left);
    if (less !== undefined && cut === null) return [];
    const top = cut === null ? left : combine("-", left, cut);
    if (by === undefined) return top.kind === "combined" ? [top] : [];
    const bottom = less === undefined ? find(withoutPieces(totalsCalled(by, schema), schema), left) : left;
    const name = less === undefined ? {} : { name: "margin" };
    return bottom === null
      ? []
      : [{ ...combine("/", top, bottom), isShare, ...name, ...(per !== undefined && { per }) }];
  });
  return all.find((one) => tablesOfQuantity(one).length === 1) ?? all[0] ?? null;
}

/** An amount for one piece is no total to divide by, if there are others. */
function withoutPieces(found: readonly Quantity[], schema: Schema): readonly Quantity[] {
  const totals = found.filter((one) => one.kind !== "column" || schema.multiplierOf(one.column) === null);
  return totals.length > 0 ? totals : found;
}

type Combined = Extract<Quantity, { kind: "combined" }>;

const gains: ReadonlySet<string> = new Set(["margin", "profit"]);

/** The totals of figures with such names, then the numbers of rows of tables with such names. */
function totalsCalled(words: readonly string[], schema: Schema): readonly Quantity[] {
  return [
    ...schema
      .figuresCalled(words)
      .filter(isActual)
      .map((column): Quantity => ({ kind: "column", column, function: schema.defaultAggregate(column) })),
    ...schema.tablesCalled(words).map((table): Quantity => ({ kind: "rows", table })),
  ];
}

/** False for a figure that was only planned or expected. */
function isActual({ column }: ColumnRef): boolean {
  return !splitName(column).some((one) => plannedWords.has(one));
}

function combine(operator: "/" | "-" | "+", left: Quantity, right: Quantity): Combined {
  return { kind: "combined", operator, left, right, isShare: false };
}

/** "revenue per visit", "repairs per ride": divides by the number of rows that the figure is not broken down by. */
const perRows: Element<Quantity> = sequence(
  [
    optional(keyword("average")),
    either<Quantity>(
      map(figure, summed),
      map(entity, (table) => ({ kind: "rows", table })),
    ),
    word("per"),
    entity,
  ],
  ([, of, , table], { schema }) => {
    const own = tableOfQuantity(of);
    const isEvent = schema.isEvent(table) && own !== null && own !== table;
    const path = own === null ? null : schema.graph.findPath(own, table);
    return isEvent && path?.some((edge) => edge.isFanOut) ? combine("/", of, { kind: "rows", table }) : null;
  },
);

/** "margin as a percentage of revenue", "cost % of price", "what percentage of revenue is margin": one figure over another, never a part of its own total. */
const percentOf: Element<Quantity> = nearest(
  either(
    sequence(
      [
        figure,
        keyword("share"),
        optional(word("of")),
        optional(word("the", "our", "their", "its")),
        otherFigure(),
      ],
      ([part, , , , whole], { schema }) => shareOf(part, whole, schema),
    ),
    sequence(
      [keyword("share"), optional(word("of")), otherFigure(), word("be"), figure],
      ([, , whole, , part], { schema }) => shareOf(part, whole, schema),
    ),
  ),
);

function shareOf(part: ColumnRef, whole: ColumnRef, schema: Schema): Quantity | null {
  const ofOne = [part, whole].every((column) => schema.defaultAggregate(column) === "avg");
  const addsUp = schema.isAdditive(part) || schema.multiplierOf(part) !== null;
  if (isSame(part, whole) || (!ofOne && !addsUp)) return null;
  const figureOf = ofOne ? averaged : summed;
  return { ...combine("/", figureOf(part), figureOf(whole)), isShare: true, isOfAll: true };
}

/** Prefers two figures of the same rows: "cost as a percentage of revenue" is the cost of what was sold. */
function nearest(element: Element<Quantity>): Element<Quantity> {
  return onlyWhere(element, (context, from) =>
    element(context, from).map((match) =>
      tablesOfQuantity(match.value).length === 1 ? { ...match, score: match.score * nearFactor } : match,
    ),
  );
}

const nearFactor = 1.2;

/** The price of one over the cost of one. */
function averaged(column: ColumnRef): Quantity {
  return { kind: "column", column, function: "avg" };
}

/** "Of total revenue" and "of all" are about the sum of the same figure. */
function otherFigure(): Element<ColumnRef> {
  return onlyWhere(figure, (context, from) =>
    wholeWords.has(context.question.words[from]?.lower ?? "") ? [] : figure(context, from),
  );
}

const wholeWords: ReadonlySet<string> = new Set(["total", "all", "overall", "whole", "entire", "grand"]);

const manyOf: Element<number> = map(phrase("number"), ({ value }) => {
  const rows = Number(value);
  return Number.isInteger(rows) && rows >= 10 && rows % 10 === 0 ? rows : null;
});

/** "orders per 100 customers", "returns for every 1000 orders": a ratio to all of them. */
const perMany: Element<Quantity> = sequence(
  [
    optional(keyword("count")),
    either<Quantity>(
      map(figure, summed),
      map(entity, (table) => ({ kind: "rows", table })),
    ),
    either<unknown>(
      word("per"),
      sequence([optional(word("for")), word("every", "each")], () => true),
    ),
    manyOf,
    entity,
  ],
  ([, of, , rows, table]) => {
    const isOfItself = of.kind === "rows" && of.table === table;
    return isOfItself ? null : { ...combine("/", of, { kind: "rows", table }), per: rows, isOfAll: true };
  },
);

/** Figures computed from two others. */
export const ratio: Element<Quantity> = weigh(
  either(
    named,
    combined,
    perFigure,
    weigh(perUnit, 1.1),
    perOwnRow,
    weigh(perRows, 1.15),
    weigh(perMany, 1.2),
    weigh(percentOf, 1.2),
  ),
  1.1,
);
