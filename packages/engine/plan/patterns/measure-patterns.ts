import { personWords } from "../../meaning/meaning-words.data.ts";
import type { Word } from "../../question/question.ts";
import type { KeywordKind } from "../keywords/keyword.ts";
import type { Clause, ColumnRef, Quantity } from "../request/clause.ts";
import {
  keyword,
  either,
  map,
  mention,
  onlyWhere,
  optional,
  pattern,
  sequence,
  several,
  weigh,
  word,
  type Element,
  type Pattern,
} from "./pattern.ts";
import { beforeBreakdown } from "./before-breakdown.ts";
import { aggregateOf } from "./aggregate-of.ts";
import { aggregatedSeveral } from "./aggregated-several.ts";
import { figureWord, listSeparator, mentionedColumn, table, versus } from "./column.ts";
import { duration } from "./duration.ts";
import { numberAndFigure, numberAndWorth } from "./number-and-worth.ts";
import { perOne, perOneBy, perOneOnAverage } from "./per-one.ts";
import { piecesAlone, piecesDone } from "./pieces-done.ts";
import { moneyFrom, moneyMade } from "./money-from.ts";
import { kindOfRows } from "./kind-of-rows.ts";
import { aggregating, averageOver, impliedQuantity, quantityPer, statedQuantity } from "./quantity.ts";
import { worthOf } from "../request/worth-of.ts";
import { tableOfQuantity } from "../request/request.ts";
import { shareOfTop } from "./share-of-top.ts";
import { shownUnit } from "./unit.ts";
import { test } from "./test.ts";

const counted = keyword("count");

/** "how many", "number of"; "how much" asks for no number of rows. */
const counting: Element<KeywordKind> = onlyWhere(counted, (context, from) =>
  counted(context, from).filter(({ to }) => context.question.words[to - 1]?.lower !== "much"),
);

/** "how many gold customers", "number of newsletter subscribers", "how many VIPs": a count of rows with a filter. */
const countedSome: Element<readonly Clause[]> = sequence(
  [counting, test, optional(table)],
  ([, found, named], { schema }) => {
    if (found.kind === "defined") {
      const { table } = found.entry.meaning;
      return [measure({ kind: "rows", table: named ?? table }), { kind: "filter", test: found }];
    }
    if (!("column" in found)) return null;
    const isWhole = named !== null || schema.isFlag(found.column);
    if (!isWhole) return null;
    return [measure({ kind: "rows", table: named ?? found.column.table }), { kind: "filter", test: found }];
  },
);

/** "how many no-shows", "number of refunds". */
const countedKind: Element<readonly Clause[]> = sequence([counting, kindOfRows], ([, { rows, filter }]) => [
  measure(rows),
  filter,
]);

/** "total refunds", "average deposit amount": what the rows of a kind are worth. */
const worthOfKind: Element<readonly Clause[]> = sequence(
  [keyword("sum", "average"), kindOfRows],
  ([how, { rows, filter }], { schema }) => {
    const worth = rows.kind === "rows" ? worthOf(rows.table, aggregateOf(how) ?? "sum", schema) : null;
    return worth && [measure(worth), filter];
  },
);

/** "number of students enrolled", "people injured": a figure column that is named for the action. */
const crowd: Element<Quantity> = sequence(
  [
    either<KeywordKind>(keyword("count"), aggregating),
    optional(figureWord),
    word(...personWords),
    doneFigure(),
  ],
  ([how, , , column]) => ({ kind: "column", column, function: aggregateOf(how) ?? "sum" }),
);

function doneFigure(): Element<ColumnRef> {
  const figure = map(mentionedColumn, (column, { schema }) => (schema.isFigure(column) ? column : null));
  return onlyWhere(figure, (context, from) =>
    context.question.words[from]?.tag === "verb"
      ? figure(context, from).filter(({ mentions }) => mentions.every(({ isGuess }) => !isGuess))
      : [],
  );
}

/** A figure, or rows to count, in a list of them. */
const bareQuantity: Element<Quantity> = wholePhrase(
  either<Quantity>(
    statedQuantity,
    impliedQuantity,
    weigh(
      map(mention("table"), ({ target }) => ({ kind: "rows", table: target.table })),
      0.95,
    ),
  ),
);

/** "revenue and orders", "number of orders vs margin", "orders, total and average amount": figures and counts in one list. */
const figuresAndCounts: Element<readonly Quantity[]> = map(
  several(
    wholePhrase(
      either<Quantity>(
        impliedQuantity,
        statedQuantity,
        map(mention("table"), ({ target }) => ({ kind: "rows", table: target.table })),
      ),
    ),
    either<unknown>(listSeparator, versus),
    { least: 2, most: 4 },
  ),
  (found) => {
    const counted = found.filter(({ kind }) => kind === "rows").length;
    return counted > 0 && counted < found.length ? found : null;
  },
);

/** "orders vs returns", "orders and returns per region", "spend vs revenue": figures of different tables. */
const figuresOfTables: Element<readonly Quantity[]> = either(
  onlyTables(sequence([bareQuantity, versus, bareQuantity], ([one, , other]) => [one, other])),
  beforeBreakdown(onlyTables(several(bareQuantity, listSeparator, { least: 2, most: 3 }))),
);

function onlyTables(element: Element<readonly Quantity[]>): Element<readonly Quantity[]> {
  return map(element, (found) => (new Set(found.map(tableOfQuantity)).size === found.length ? found : null));
}

/** Rejects matches that end inside a noun phrase: "total" in "number of parcels and total shipping cost". */
function wholePhrase<T>(element: Element<T>): Element<T> {
  return onlyWhere(element, (context, from) =>
    element(context, from).filter(
      ({ to }) => context.question.words[to]?.tag !== "noun" || versus(context, to).length > 0,
    ),
  );
}

/** "how many …", "…, how many", "bills: count and amount": a count whose rows other words name. */
const howMany: Element<readonly Clause[]> = either(
  map(
    sequence([word("how"), word("many")], () => true),
    (): readonly Clause[] => [{ kind: "howMany" }],
  ),
  map(elliptic(word("count", "number")), (): readonly Clause[] => [{ kind: "howMany" }]),
);

/** Rejects matches that are not between pauses: a comma, "and", "by", or an end of the question. */
function elliptic<T>(element: Element<T>): Element<T> {
  const pauses = (found: Word | undefined): boolean =>
    found === undefined || found.tag === "punctuation" || pausing.has(found.lower);
  return onlyWhere(element, (context, from) =>
    pauses(context.question.words[from - 1]) && from > 0
      ? element(context, from).filter(({ to }) => pauses(context.question.words[to]))
      : [],
  );
}

const pausing: ReadonlySet<string> = new Set(["and", "by", "per", "with"]);

/** In "orders and revenue by month", the orders are counted, and not only what the revenue is of. */
const brokenDownBonus = 2;

/** "average margin per order": one figure, since nobody asks for a list of all orders. */
const averagePerEvent: Element<readonly Clause[]> = onlyWhere(quantityPer, (context, from) =>
  quantityPer(context, from).flatMap((match) => {
    const { value: of, mentions } = match;
    const isSure = mentions.every(({ isGuess }) => !isGuess);
    const isOfEvents = isSure && of.kind === "per" && context.schema.isEvent(of.per);
    return isOfEvents ? [{ ...match, value: [measure(of)] }] : [];
  }),
);

/** Measures. */
export const measurePatterns: readonly Pattern[] = [
  pattern("average per event", "measure", averagePerEvent, 3),
  pattern(
    "measure",
    "measure",
    map(either(statedQuantity, quantityPer, averageOver, duration), (of) => [measure(of)]),
  ),
  pattern(
    "several aggregates",
    "measure",
    map(aggregatedSeveral, (found) => found.map(measure)),
  ),
  pattern(
    "bare figure",
    "measure",
    map(impliedQuantity, (of) => [{ kind: "measure", quantity: of, isImplied: true }]),
  ),
  pattern(
    "figures and counts",
    "measure",
    weigh(
      map(figuresAndCounts, (found) => found.map(measure)),
      1.2,
    ),
  ),
  pattern(
    "figures and counts, broken down",
    "measure",
    map(beforeBreakdown(figuresAndCounts), (found) => found.map(measure)),
    brokenDownBonus,
  ),
  pattern(
    "figures of tables",
    "measure",
    weigh(
      map(figuresOfTables, (found) => found.map(measure)),
      1.1,
    ),
  ),
  pattern(
    "shown unit",
    "measure",
    map(shownUnit, (unit) => [{ kind: "unit", unit }]),
    0.3,
  ),
  pattern(
    "number and worth",
    "measure",
    weigh(
      map(numberAndWorth, (found) => found.map(measure)),
      1.2,
    ),
  ),
  pattern(
    "number and figure",
    "measure",
    map(numberAndFigure, (found) => found.map(measure)),
    1,
  ),
  pattern(
    "per one",
    "measure",
    map(either(perOne, perOneOnAverage), (of) => [measure(of)]),
    1,
  ),
  pattern("share of the top", "measure", shareOfTop, 0.5),
  pattern("per one by", "measure", perOneBy, 1.5),
  pattern("pieces done", "measure", piecesDone, 0.5),
  pattern("pieces alone", "measure", piecesAlone, 0.5),
  pattern("money made", "measure", moneyMade, 0.5),
  pattern("money from somebody", "measure", moneyFrom, 0.5),
  pattern("counted with a test", "measure", either(countedSome, countedKind, worthOfKind)),
  pattern("how many", "measure", howMany, -0.6),
  pattern(
    "crowd",
    "measure",
    map(crowd, (of) => [measure(of)]),
  ),
];

function measure(quantity: Quantity): Clause {
  return { kind: "measure", quantity, isImplied: false };
}
