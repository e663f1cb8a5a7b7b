import { tableOfAxis } from "./table-of-axis.ts";
import type { Clause, Direction, Quantity } from "../request/clause.ts";
import { priceOf, salesOf } from "../request/worth-of.ts";
import {
  either,
  keyword,
  onlyWhere,
  optional,
  pattern,
  sequence,
  word,
  type Element,
  type Pattern,
} from "./pattern.ts";
import { plainVerb } from "./plain-verb.ts";
import { axis } from "./axis.ts";
import { table } from "./column.ts";
import { eventsReferringTo } from "./events-of.ts";
import { happeningNoun } from "./happening.ts";
import { kindOfRows } from "./kind-of-rows.ts";
import { paidOut } from "./money-paid.ts";
import { moneySpent } from "./money-spent.ts";
import { rankedByChange } from "./ranked-changes.ts";
import { state } from "./state.ts";
import { soldMost } from "./sold-most.ts";
import { count, direction, phraseEnd, topOf } from "./top-elements.ts";

/** "brings in the most hires", "with the fewest signups": ranks by the number of rows with the event. */
const mostHappenings = sequence(
  [keyword("most", "least"), happeningNoun],
  ([way, column]): readonly Clause[] => [
    { kind: "happening", column },
    { kind: "filter", test: { kind: "missing", column, isNegated: true } },
    ...topOf({
      count: 1,
      direction: directionOf(way),
      subject: null,
      by: { kind: "quantity", quantity: { kind: "rows", table: column.table } },
    }),
  ],
);

/** "sites with the most breakdowns", "which three drivers have the most complaints": ranks by the rows of a kind. */
const mostOfKind = sequence(
  [
    optional(keyword("which")),
    optional(count),
    optional(axis),
    optional(keyword("with")),
    optional(plainVerb),
    keyword("most", "least"),
    kindOfRows,
  ],
  ([, rows, subject, , , way, { rows: quantity, filter }]): readonly Clause[] => [
    filter,
    ...topOf({ count: rows ?? 1, direction: directionOf(way), subject, by: { kind: "quantity", quantity } }),
  ],
);

/** "top 5 sites by breakdowns". */
const topByKind = sequence(
  [
    either(
      sequence([direction, count], ([way, rows]) => ({ count: rows, direction: way })),
      sequence([count, direction], ([rows, way]) => ({ count: rows, direction: way })),
    ),
    axis,
    either<unknown>(
      word("by"),
      keyword("with"),
      sequence([word("by"), keyword("count")], () => true),
    ),
    kindOfRows,
  ],
  ([top, subject, , { rows: quantity, filter }]): readonly Clause[] => [
    filter,
    ...topOf({ ...top, subject, by: { kind: "quantity", quantity } }),
  ],
);

/** "which carrier is late most often": ranks by the rows in that state. */
const mostOftenSo = sequence(
  [
    optional(keyword("which")),
    axis,
    optional(word("be")),
    state,
    keyword("most", "least"),
    word("often", "frequently"),
  ],
  ([, subject, , found, way], { schema }): readonly Clause[] | null => {
    const of = tableOfAxis(subject);
    const rows = of === null ? [] : eventsReferringTo([of], schema);
    const table = rows.find((event) => schema.stateOf(event, found.phrase) !== null);
    if (table === undefined) return null;
    const quantity: Quantity = { kind: "rows", table };
    return [
      { kind: "filter", test: { ...found, table } },
      ...topOf({ count: 1, direction: directionOf(way), subject, by: { kind: "quantity", quantity } }),
    ];
  },
);

/** "who spends the most", "which clients owe us the most": ranks by what the rows with money are worth. */
const mostMoney: Element<readonly Clause[]> = sequence(
  [notByUs(moneySpent), keyword("most", "least"), optional(word("money")), phraseEnd],
  ([{ worth, filters }, way]): readonly Clause[] => [
    ...filters,
    ...topOf({
      count: 1,
      direction: directionOf(way),
      subject: null,
      by: { kind: "quantity", quantity: worth },
      isTotal: true,
    }),
  ],
);

/** What we pay comes from nobody else. */
function notByUs<T>(element: Element<T>): Element<T> {
  return onlyWhere(element, (context, from) =>
    context.question.words[from - 1]?.lower === "we" ? [] : element(context, from),
  );
}

/** "makes the most money", "earned the most", "brings in the least". */
const makesMoney: Element<string> = either(
  sequence(
    [
      word("make", "bring", "earn", "generate", "gross"),
      optional(word("in", "us")),
      keyword("most", "least"),
      word("money"),
    ],
    ([, , way]) => way,
  ),
  sequence([word("earn", "generate", "gross"), keyword("most", "least")], ([, way]) => way),
  sequence([word("bring"), word("in"), keyword("most", "least")], ([, , way]) => way),
);

/**
 * "which store makes the most money", "three products that bring in the least money": ranks by what is sold. People with a figure of money
 * of their own make that: a wage.
 */
const makesMost: Element<readonly Clause[]> = sequence(
  [optional(keyword("which")), optional(count), axis, optional(word("who", "that")), makesMoney, phraseEnd],
  ([, rows, subject, , way], { schema }) => {
    const of = tableOfAxis(subject);
    const figure = of !== null && schema.isPerson(of) ? schema.mainFigure(of) : null;
    const isPaid = of !== null && figure !== null && schema.isMoney({ table: of, column: figure });
    const quantity = of === null || isPaid ? null : salesOf(schema, of);
    return (
      quantity &&
      topOf({
        count: rows ?? 1,
        direction: directionOf(way),
        subject,
        by: { kind: "quantity", quantity },
        isTotal: true,
      })
    );
  },
);

/** "which products cost the most": ranks things by what one of them is worth. */
const costsMost: Element<readonly Clause[]> = sequence(
  [optional(keyword("which")), optional(count), table, word("cost"), keyword("most", "least"), phraseEnd],
  ([, rows, subject, , way], { schema }) => {
    const column = priceOf(subject, schema);
    if (column === null) return null;
    return [
      { kind: "entity", table: subject },
      ...topOf({
        count: rows ?? 1,
        direction: directionOf(way),
        subject: null,
        by: { kind: "column", column },
      }),
    ];
  },
);

function directionOf(way: string): Direction {
  return way === "most" ? "descending" : "ascending";
}

/** Rankings by how often something happened, or by money. */
export const mostPatterns: readonly Pattern[] = [
  pattern("most happenings", "limit", mostHappenings, 0.3),
  pattern("most of a kind", "limit", mostOfKind, 0.2),
  pattern("most often so", "limit", mostOftenSo, 2),
  pattern("top by a kind", "limit", topByKind, 0.2),
  pattern("most money", "limit", either(mostMoney, makesMost), 0.5),
  pattern("most paid", "limit", paidOut, 0.7),
  pattern("sold most", "limit", soldMost, 2),
  pattern("costs most", "limit", costsMost, 0.5),
  pattern("changed most", "limit", rankedByChange, 3),
];
