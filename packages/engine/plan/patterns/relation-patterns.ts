import type { Grain } from "@askery/model";
import type { Clause, Quantity, Test } from "../request/clause.ts";
import {
  keyword,
  either,
  map,
  onlyWhere,
  optional,
  pattern,
  phrase,
  sequence,
  word,
  type Element,
  type Pattern,
  type PatternContext,
} from "./pattern.ts";
import { beforeBreakdown } from "./before-breakdown.ts";
import { listSeparator, table as entity } from "./column.ts";
import { doneInState } from "./done-in-state.ts";
import { withoutGuesses } from "./guesses.ts";
import { lightVerb } from "./light-verb.ts";
import { modifier } from "./modified-patterns.ts";
import { amountInState } from "./named-amounts.ts";
import { quantity } from "./quantity.ts";
import { isSame } from "../request/is-same.ts";
import { salesOf } from "../request/worth-of.ts";
import { shareCutOff } from "./share-cut-off.ts";
import { state } from "./state.ts";
import { test } from "./test.ts";
import { timeUnit } from "./time-unit.ts";

/** "month over month", "year on year". Null for "over the previous period", which names no grain. */
const overPrevious: Element<Grain | null> = either<Grain | null>(
  map(keyword("overDay"), () => "day"),
  map(keyword("overWeek"), () => "week"),
  map(keyword("overMonth"), () => "month"),
  map(keyword("overQuarter"), () => "quarter"),
  map(keyword("overYear"), () => "year"),
  map(keyword("overPrevious"), () => null),
);

/** "3 month", "7-day": the window of a moving average. */
const span: Element<{ readonly groups: number; readonly grain: Grain }> = sequence(
  [phrase("number"), optional(word("-")), timeUnit],
  ([{ value }, , grain]) => {
    const groups = Number(value);
    return Number.isInteger(groups) && groups > 1 && groups <= maxSpanned ? { groups, grain } : null;
  },
);
const maxSpanned = 366;

const percent = word("percent", "percentage", "%", "pct");

const asked = either<unknown>(keyword("count"), word("what", "how"));

/** "how much", but not "how many". */
const howMuch: Element<unknown> = onlyWhere(asked, (context, from) =>
  asked(context, from).filter(({ to }) => context.question.words[to - 1]?.lower === "much"),
);

/** "by what percent", "by how much", "how many percent", "how much". */
const byHowMuch: Element<unknown> = either<unknown>(
  sequence([word("by"), asked, optional(percent)], () => true),
  sequence([asked, percent], () => true),
  howMuch,
);

const growing = word(
  "grow",
  "rise",
  "increase",
  "improve",
  "decline",
  "drop",
  "fall",
  "shrink",
  "decrease",
  "change",
);

const grown: Element<readonly Clause[]> = either(
  map(quantity, (of) => [{ kind: "measure", quantity: of, isImplied: false }]),
  amountInState,
);

/** "by what percent did revenue grow", "how much did bookings drop": nothing but the change. */
const grewBy = sequence([byHowMuch, grown, growing], ([, of]): readonly Clause[] => [
  { ...growth(null), isAlone: true },
  ...of,
]);

/** "year over year growth", "growth by quarter": without a figure, what is sold grows. */
const growthOfSales: Element<readonly Clause[]> = sequence(
  [optional(overPrevious), keyword("growth")],
  ([over], { schema }): readonly Clause[] | null => {
    const quantity = salesOf(schema);
    return quantity && [growth(over), { kind: "measure", quantity, isImplied: true }];
  },
);

/** What narrows the whole of a share: "2024 orders", "open tickets", "orders in May". */
const scope: Element<Clause> = either<Clause>(
  map(phrase("period"), ({ period }) => ({ kind: "period", period, column: null, isNegated: false })),
  map(modifier, (found) => ({ kind: "filter", test: found })),
);

/** "what percent of 2024 orders were returned", "share of open tickets in May that have an owner". */
const rateOfSome = sequence(
  [
    keyword("share"),
    optional(word("of")),
    optional(scope),
    optional(scope),
    entity,
    optional(scope),
    optional(word("that", "which", "who")),
    optional(keyword("with", "exactly")),
    optional(lightVerb),
    optional(lightVerb),
    either<Test | string>(modifier, entity),
  ],
  ([, , first, second, of, third, , , , , part]): readonly Clause[] | null => {
    const among = [first, second, third].filter((one) => one !== null);
    const ofAll = among.length === 0 || part === of;
    const quantity: Quantity =
      typeof part === "string" ? { kind: "relatedRate", of, by: part } : { kind: "rate", of, tests: [part] };
    return ofAll ? null : [...among, { kind: "measure", quantity, isImplied: false }];
  },
);

/** In "share of late orders by carrier", the carriers are no part of the orders. */
function withoutBreakdown(element: Element<readonly Clause[]>): Element<readonly Clause[]> {
  return onlyWhere(element, (context, from) =>
    element(context, from).filter(({ to, value }) => {
      const isOfOthers = value.some(
        (clause) => clause.kind === "measure" && clause.quantity.kind === "relatedRate",
      );
      const keywords = context.keywordsAt.slice(from, to).flat();
      return !isOfOthers || !keywords.some(({ kind }) => kind === "each");
    }),
  );
}

/** In "share of orders delivered late", the share is not of what was delivered. */
function withWholeTest<T>(element: Element<T>): Element<T> {
  return onlyWhere(element, (context, from) =>
    element(context, from).filter(({ to }) => doneInState(context, to - 1).length === 0),
  );
}

/** "share of late orders by carrier", "share of billable hours per lawyer": of the orders or hours of each, those that are late or billable. */
const rateInEach: Element<readonly Clause[]> = beforeBreakdown(
  either<readonly Clause[]>(
    sequence([keyword("share"), state, entity], ([, found, table], { schema }) =>
      schema.stateOf(table, found.phrase) === null ? null : rateOf(table, [{ ...found, table }]),
    ),
    sequence(
      [keyword("share"), entity, optional(keyword("with", "exactly")), optional(lightVerb), doneInState],
      ([, table, , , tests]) => rateOf(table, tests),
    ),
    sequence([keyword("share"), test, quantity], ([, found, of], { schema }) => {
      const isFlag = found.kind === "values" && schema.isFlag(found.column);
      const isSum = of.kind === "column" && of.function === "sum";
      if (!isFlag || !isSum || found.column.table !== of.column.table) return null;
      const rate: Quantity = { kind: "rate", of: of.column.table, tests: [found], figure: of.column };
      return [{ kind: "measure", quantity: rate, isImplied: false }];
    }),
  ),
);

/** "in percent", ", pct", "(%)": of counted rows, the part that passes the condition. */
const inPercent: Element<readonly Clause[]> = map(
  either<unknown>(
    keyword("inPercent"),
    onlyWhere(percent, (context, from) => (isAside(context, from) ? percent(context, from) : [])),
  ),
  () => [{ kind: "percent" }],
);

/** True after a pause, unless the words say of what: "percent of sales". */
function isAside({ question: { words } }: PatternContext, from: number): boolean {
  return words[from - 1]?.tag === "punctuation" && words[from + 1]?.lower !== "of";
}

/** "number of orders and share of orders", "revenue and its share": a figure beside its share. */
const figureAndShare: Element<readonly Clause[]> = map(
  either(
    sequence([quantity, listSeparator, keyword("share"), quantity], ([of, , , shared]) =>
      isSame(of, shared) ? of : null,
    ),
    sequence([quantity, listSeparator, word("its", "their"), keyword("share")], ([of]) => of),
  ),
  (of) => [
    { kind: "share", showsWhole: true },
    { kind: "measure", quantity: of, isImplied: false },
  ],
);

/** In "what percentage of revenue comes from Germany", the verb names no place of its own. */
const comesFrom: Element<unknown> = sequence([word("come", "stem", "derive"), word("from")], () => true);

/** Shares, growth, running totals and moving averages. */
export const relationPatterns: readonly Pattern[] = [
  pattern("in percent", "operator", inPercent, 0.8),
  pattern(
    "share",
    "measure",
    either(
      sequence([keyword("share"), quantity, optional(comesFrom)], ([, of]) => [
        { kind: "share" },
        { kind: "measure", quantity: of, isImplied: false },
      ]),
      sequence([quantity, keyword("share")], ([of]) => [
        { kind: "share" },
        { kind: "measure", quantity: of, isImplied: false },
      ]),
      map(keyword("share"), () => [{ kind: "share" }]),
      sequence([keyword("share"), keyword("ofTotal"), quantity], ([, , of]) => [
        { kind: "share" },
        { kind: "measure", quantity: of, isImplied: false },
      ]),
    ),
  ),
  pattern("figure and its share", "measure", figureAndShare, 2),
  pattern(
    "rate",
    "measure",
    withWholeTest(
      either(
        sequence(
          [keyword("share"), entity, optional(keyword("with", "exactly")), optional(lightVerb), test],
          ([, table, , , found]) => rateOf(table, [found]),
        ),
        sequence([keyword("share"), test, entity], ([, found, table]) => rateOf(table, [found])),
        // "cancelled share of bookings"
        sequence([modifier, keyword("share"), entity], ([found, , table]) => rateOf(table, [found])),
      ),
    ),
    0.1,
  ),
  pattern(
    "rate done in a state",
    "measure",
    sequence(
      [keyword("share"), entity, optional(keyword("with", "exactly")), optional(lightVerb), doneInState],
      ([, table, , , tests]) => rateOf(table, tests),
    ),
    0.8,
  ),
  pattern("share cut-off", "measure", shareCutOff, 3),
  pattern("rate in each group", "measure", rateInEach, 3),
  // So many elements with guesses among them would crowd out other ways to understand the question.
  pattern("rate of some", "measure", withWholeTest(withoutBreakdown(withoutGuesses(rateOfSome))), 0.4),
  // "what % of card payments fail": a share among some of the rows.
  pattern(
    "rate among",
    "measure",
    sequence(
      [
        keyword("share"),
        modifier,
        entity,
        optional(keyword("with", "exactly")),
        optional(lightVerb),
        modifier,
      ],
      ([, among, table, , , found]): readonly Clause[] => [
        { kind: "filter", test: among },
        ...rateOf(table, [found]),
      ],
    ),
    0.4,
  ),
  pattern(
    "related rate",
    "measure",
    withWholeTest(
      sequence(
        [keyword("share"), entity, optional(keyword("with", "exactly")), optional(lightVerb), entity],
        ([, of, , , by]): readonly Clause[] | null =>
          of === by
            ? null
            : [{ kind: "measure", quantity: { kind: "relatedRate", of, by }, isImplied: false }],
      ),
    ),
    0.1,
  ),
  pattern(
    "growth",
    "measure",
    either(
      sequence([optional(overPrevious), keyword("growth"), quantity], ([over, , of]) => [
        growth(over),
        { kind: "measure", quantity: of, isImplied: false },
      ]),
      sequence([quantity, optional(overPrevious), keyword("growth")], ([of, over]) => [
        growth(over),
        { kind: "measure", quantity: of, isImplied: false },
      ]),
      sequence([overPrevious, quantity, keyword("growth")], ([over, of]) => [
        growth(over),
        { kind: "measure", quantity: of, isImplied: false },
      ]),
      sequence([overPrevious, optional(keyword("growth"))], ([over]) => [growth(over)]),
      map(keyword("growth"), () => [growth(null)]),
    ),
  ),
  pattern("growth of what is sold", "measure", growthOfSales, 0.1),
  pattern("grew by", "measure", grewBy, 0.2),
  pattern(
    "running total",
    "measure",
    either(
      sequence([keyword("running"), quantity], ([, of]) => [
        { kind: "running" },
        { kind: "measure", quantity: of, isImplied: false },
      ]),
      map(keyword("running"), () => [{ kind: "running" }]),
    ),
  ),
  pattern(
    "moving average",
    "measure",
    either(
      sequence([optional(span), keyword("moving"), quantity], ([over, , of]) => [
        moving(over),
        { kind: "measure", quantity: of, isImplied: false },
      ]),
      sequence([span, quantity, keyword("moving")], ([over, of]) => [
        moving(over),
        { kind: "measure", quantity: of, isImplied: false },
      ]),
      sequence([optional(span), keyword("moving")], ([over]) => [moving(over)]),
    ),
  ),
];

function rateOf(of: string, tests: readonly Test[]): readonly Clause[] {
  return [{ kind: "measure", quantity: { kind: "rate", of, tests }, isImplied: false }];
}

function growth(grain: Grain | null): Extract<Clause, { kind: "growth" }> {
  return { kind: "growth", grain, as: "ratio" };
}

function moving(over: { readonly groups: number; readonly grain: Grain } | null): Clause {
  return { kind: "moving", groups: over?.groups ?? usualSpan, grain: over?.grain ?? null };
}

const usualSpan = 3;
