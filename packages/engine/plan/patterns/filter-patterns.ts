import type { Clause, ColumnRef, Side, Test } from "../request/clause.ts";
import { isSame } from "../request/is-same.ts";
import { priceOf } from "../request/worth-of.ts";
import {
  either,
  keyword,
  map,
  onlyWhere,
  optional,
  pattern,
  sequence,
  word,
  type Element,
  type Pattern,
  unknownWord,
  type PatternContext,
} from "./pattern.ts";
import { wordsOf } from "./period-patterns.ts";
import { doneInState } from "./done-in-state.ts";
import { state } from "./state.ts";
import { table, versus } from "./column.ts";
import { amount, compare, isSameColumn, measured, operatorOf } from "./comparison.ts";
import { atEnds, definedTest, flagged, negate, recurring, test, value } from "./test.ts";

/** One side of a comparison of rows: a flag, a state, some weekdays. */
const side: Element<Side> = inWords(
  either<Test>(
    flagged,
    state,
    definedTest,
    recurring,
    map(value, ({ column, value: is }) => ({ kind: "values", column, values: [is], isNegated: false })),
  ),
);

/** The other side, possibly as the opposite: "members vs non-members". */
const otherSide: Element<Side> = either(
  side,
  inWords(
    sequence([word("non", "not"), optional(word("-")), side], ([, , { test: found }]) => negate(found)),
  ),
);

function inWords(element: Element<Test>): Element<Side> {
  return onlyWhere(element, (context, from) =>
    element(context, from).map((match) => ({
      ...match,
      value: { test: match.value, words: wordsOf(context.question.words, from, match.to) },
    })),
  );
}

/** Sides of one flag are its groups; others are figures side by side. */
function compareSides(one: Side, other: Side, { schema }: PatternContext): readonly Clause[] | null {
  const [column, same] = [one, other].map(({ test: { ...found } }) =>
    "column" in found ? found.column : null,
  );
  const isOfOneColumn = column && same && isSameColumn(column, same);
  if (isOfOneColumn && schema.isFlag(column)) return [{ kind: "group", axis: { kind: "column", column } }];
  if (isOfOneColumn || isSame(one.test, other.test)) return null;
  return [{ kind: "sides", sides: [one, other] }];
}

/** "the rest", "all others", "everything else", or a word that means nothing else. */
const theRest: Element<unknown> = either<unknown>(
  sequence([optional(word("the", "all", "any")), word("rest", "other")], () => true),
  sequence([word("everything", "everybody", "everyone", "anything"), word("else")], () => true),
  unknownWord,
);

/** "rush vs normal", "subscribers vs others": a word that means nothing else, opposite a flag, is for the other rows. */
const contrasted: Element<readonly Clause[]> = either(
  sequence([flagged, optional(table), versus, theRest], ([{ column }]) => groupBy(column)),
  sequence([unknownWord, versus, flagged], ([, , { column }]) => groupBy(column)),
);

/** "smart vs conventional meters", "cancelled bookings vs the rest": one side is named, the other is all other rows. */
const againstRest: Element<readonly Clause[]> = sequence(
  [side, optional(table), versus, theRest],
  ([one, named], { schema }): readonly Clause[] | null => {
    const other = negate(one.test);
    const isFlag = "column" in one.test && schema.isFlag(one.test.column);
    if (other === null || isFlag) return null;
    return [
      ...(named === null ? [] : [{ kind: "entity", table: named } as const]),
      { kind: "sides", sides: [one, { test: other, words: `not ${one.words}` }] },
    ];
  },
);

function groupBy(column: ColumnRef): readonly Clause[] {
  return [{ kind: "group", axis: { kind: "column", column } }];
}

/** "excluded", "left out", "not counted": after what it is about. */
const excluded: Element<unknown> = either<unknown>(
  word("excluded", "omitted"),
  sequence([word("left", "taken"), word("out", "aside")], () => true),
  sequence([word("not"), word("counted", "included")], () => true),
);

/** "products that cost more than 500": by what one of them is worth, never by what it cost us. */
const costing: Element<readonly Clause[]> = sequence(
  [
    table,
    optional(word("that", "which")),
    word("cost"),
    keyword("more", "less", "atLeast", "atMost"),
    amount,
  ],
  ([of, , , how, than], { schema }) => {
    const price = priceOf(of, schema);
    const found = price && compare(price, operatorOf(how), than, schema);
    return (
      found && [
        { kind: "entity", table: of },
        { kind: "filter", test: found },
      ]
    );
  },
);

/** Conditions on rows. */
export const filterPatterns: readonly Pattern[] = [
  pattern("costing so much", "filter", costing, 1.5),
  pattern(
    "filter",
    "filter",
    map(test, (found) => [{ kind: "filter", test: found }]),
  ),
  pattern(
    "at the ends",
    "filter",
    map(atEnds, (tests) => tests.map((found): Clause => ({ kind: "filter", test: found }))),
    0.4,
  ),
  pattern(
    "done in a state",
    "filter",
    map(doneInState, (tests) => tests.map((found): Clause => ({ kind: "filter", test: found }))),
    0.3,
  ),
  pattern(
    "filtered things",
    "filter",
    sequence([keyword("not", "only"), test, table], ([how, found, owner]) => {
      if (!("column" in found) || found.column.table !== owner) return null;
      const condition = how === "not" ? negate(found) : found;
      return condition === null ? null : [{ kind: "filter", test: condition }];
    }),
  ),
  pattern(
    "filter left aside",
    "filter",
    sequence([test, optional(table), excluded], ([found]) => {
      const condition = negate(found);
      return condition === null ? null : [{ kind: "filter", test: condition }];
    }),
    0.3,
  ),
  pattern(
    "sides",
    "dimension",
    sequence([side, optional(table), versus, otherSide], ([one, , , other], context) =>
      compareSides(one, other, context),
    ),
    0.3,
  ),
  pattern("contrast", "dimension", contrasted, 1.3),
  pattern("against the rest", "dimension", againstRest, 0.2),
  pattern(
    "measured things",
    "filter",
    map(measured, (found) => [
      { kind: "entity", table: found.column.table },
      { kind: "filter", test: found },
    ]),
  ),
  pattern(
    "with filter",
    "filter",
    sequence([keyword("with", "only"), test], ([, found]) => [{ kind: "filter", test: found }]),
  ),
];
