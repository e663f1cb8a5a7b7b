import type { Axis, Clause } from "../request/clause.ts";
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
  type PatternContext,
} from "./pattern.ts";
import { table, versus } from "./column.ts";
import { bareFigure } from "./bare-figure.ts";
import { statedQuantity } from "./quantity.ts";
import { axes, axis, per, timeAxis } from "./axis.ts";
import { modifier } from "./modified-patterns.ts";
import { tableOfAxis } from "./table-of-axis.ts";

const axesAfterEach = sequence(
  [
    keyword("each"),
    optional(keyword("each")),
    optional(word("attribute", "column", "field", "variable")),
    axes,
  ],
  ([, , , found]) => found,
);

/**
 * "by country", "per month". After "per", a figure that adds up is a divisor, not a dimension: "cost per click". After
 * "color by", any figure is one that colors.
 */
const eachAxis: Element<readonly Axis[]> = onlyWhere(axesAfterEach, (context, from) => {
  const first = context.question.words[from]?.lower ?? "";
  return axesAfterEach(context, from).filter(
    ({ value }) => !value.some((axis) => isFigureAfter(first, axis, context)),
  );
});

function isFigureAfter(first: string, axis: Axis, { schema }: PatternContext): boolean {
  if (axis.kind !== "column" || !schema.isFigure(axis.column)) return false;
  return /^colou?r/.test(first) || (first === "per" && schema.defaultAggregate(axis.column) === "sum");
}

/** "monthly", "week": but "in days" and ", days" at the end of a clause are units. */
const bareTime: Element<Axis> = onlyWhere(timeAxis, (context, from) => {
  const [before, noun, after] = [-1, 0, 1].map((step) => context.question.words[from + step]);
  const isPlural = noun?.lower === `${noun?.lemma ?? ""}s`;
  const isAside =
    (before?.lower === "," || before?.lower === "(") && (after === undefined || after.tag === "punctuation");
  return isPlural && (before?.lower === "in" || isAside) ? [] : timeAxis(context, from);
});

/** What is broken down: rows, or a figure. */
const brokenDown: Element<Clause> = either<Clause>(
  map(table, (found) => ({ kind: "entity", table: found })),
  map(statedQuantity, (of) => ({ kind: "measure", quantity: of, isImplied: false })),
  map(bareFigure, (of) => ({ kind: "measure", quantity: of, isImplied: true })),
);

/** "breakdown of orders by channel", "channel breakdown of orders". */
const breakdownOf: Element<readonly Clause[]> = either<readonly Clause[]>(
  sequence([keyword("breakdown"), brokenDown, eachAxis], ([, of, found]) => [of, ...found.map(group)]),
  sequence([axis, keyword("breakdown"), optional(word("of", "for")), brokenDown], ([one, , , of]) => [
    of,
    group(one),
  ]),
);

/**
 * "products by revenue", "brands by total margin", "stores by rating": a figure of rows that belong to things is what each
 * of these has, and no breakdown.
 */
const eachByFigure: Element<readonly Clause[]> = sequence(
  [axis, word("by"), optional(keyword("sum")), bareFigure],
  ([one, , , of], { schema }) => {
    const things = tableOfAxis(one);
    if (of.kind !== "column" || things === null || of.column.table === things) return null;
    const path = schema.graph.findPath(of.column.table, things);
    const isOfThings = path?.every(({ isFanOut }) => !isFanOut) === true;
    return isOfThings ? [group(one), { kind: "measure", quantity: of, isImplied: false }] : null;
  },
);

function group(one: Axis): Clause {
  return { kind: "group", axis: one };
}

/** "per active customer": the rows that pass the condition. */
const perSome: Element<readonly Clause[]> = sequence([per, modifier, table], ([, found, of]) => [
  { kind: "filter", test: found },
  group({ kind: "entity", table: of }),
]);

/** Breakdowns. */
export const groupPatterns: readonly Pattern[] = [
  pattern(
    "by",
    "dimension",
    map(eachAxis, (found) => found.map(group)),
    0.05,
  ),
  pattern("per some", "dimension", perSome, 0.05),
  pattern("each by a figure", "dimension", eachByFigure, 0.4),
  pattern(
    "one against the other",
    "dimension",
    sequence([axis, versus, axis], ([one, , other], { schema }) => {
      const isFigure = [one, other].some((found) => found.kind === "column" && schema.isFigure(found.column));
      return isFigure
        ? null
        : [
            { kind: "group", axis: one },
            { kind: "group", axis: other },
          ];
    }),
  ),
  pattern(
    "grain",
    "dimension",
    map(bareTime, (one) => [group(one)]),
  ),
  pattern(
    "over time",
    "dimension",
    map(keyword("overTime"), () => [{ kind: "overTime" }]),
  ),
  pattern("breakdown of", "dimension", breakdownOf, 0.1),
  pattern(
    "breakdown",
    "dimension",
    sequence([keyword("breakdown"), optional(keyword("each")), axis], ([, , one]) => [
      { kind: "breakdown" },
      { kind: "group", axis: one },
    ]),
  ),
];
