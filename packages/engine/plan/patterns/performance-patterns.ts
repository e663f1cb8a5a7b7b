import type { Period } from "@askery/model";
import { currentUnit } from "../../question/relative-ends.ts";
import type { Phrase, Question } from "../../question/question.ts";
import type { Clause, Direction, Quantity, Test } from "../request/clause.ts";
import { isSame } from "../request/is-same.ts";
import { salesOf } from "../request/worth-of.ts";
import type { Schema } from "../schema/schema.ts";
import {
  either,
  keyword,
  map,
  optional,
  pattern,
  phrase,
  sequence,
  word,
  type Element,
  type Pattern,
} from "./pattern.ts";
import { axis } from "./axis.ts";
import { bareFigure } from "./bare-figure.ts";
import { phraseOf } from "./period-patterns.ts";
import { quantity } from "./quantity.ts";
import { test } from "./test.ts";
import { changed } from "./changed-figures.ts";
import { soldOf } from "./sold-of.ts";
import { countedAxis, fewRows, topOf } from "./top-elements.ts";

/** "how did we do", "how are sales going", "how is business". */
const howItGoes: Element<readonly ValuesTest[]> = either<readonly ValuesTest[]>(
  sequence(
    [
      word("how"),
      optional(word("well")),
      word("do", "be", "have"),
      word("we", "business", "sales", "sale", "things", "company", "shop", "store"),
      word("do", "go", "perform"),
    ],
    () => [],
  ),
  sequence([word("how"), word("be"), word("business", "sales", "sale")], () => []),
  sequence(
    [word("be"), word("we", "business", "sales", "sale", "company"), word("grow", "shrink")],
    () => [],
  ),
);

/** "how did furniture do", "how is the Berlin store doing": the rows that have these values. */
const howSomeGo: Element<readonly ValuesTest[]> = sequence(
  [
    word("how"),
    optional(word("well")),
    word("do", "be", "have"),
    test,
    optional(axis),
    word("do", "go", "perform", "sell", "fare"),
  ],
  ([, , , found]) => (found.kind === "values" && !found.isNegated ? [found] : null),
);

type ValuesTest = Extract<Test, { readonly kind: "values" }>;

/** What was sold in a time, beside the time before; without a time, month by month. */
function performanceOf(going: Element<readonly ValuesTest[]>): Element<readonly Clause[]> {
  return either(
    sequence([going, phrase("period")], ([some, found], { schema, question }): readonly Clause[] | null => {
      const sold = soldOfSome(some, schema);
      if (sold === null) return null;
      const asked = phraseOf(found, question);
      const before = unitBefore(found.period);
      const when: Clause =
        before === null
          ? { kind: "period", period: found.period, column: null, isNegated: false }
          : { kind: "versus", periods: [asked, before] };
      return [...sold, when];
    }),
    map(going, (some, { schema, phrasesAt }): readonly Clause[] | null => {
      const sold = soldOfSome(some, schema);
      const hasPeriod = phrasesAt.flat().some(({ kind }) => kind === "period");
      return sold === null || hasPeriod ? null : [...sold, { kind: "overTime" }];
    }),
  );
}

/** What was sold of the rows with these values; of all rows without any. */
function soldOfSome(tests: readonly ValuesTest[], schema: Schema): readonly Clause[] | null {
  const quantity = salesOf(schema, tests[0]?.column.table) ?? salesOf(schema);
  if (quantity === null) return null;
  const filters = tests.map((test): Clause => ({ kind: "filter", test }));
  return [{ kind: "measure", quantity, isImplied: false }, ...filters];
}

/** "compare 2025 with 2024": what was sold in both, where nothing else is compared. */
const periodsCompared: Element<readonly Clause[]> = sequence(
  [word("compare"), phrase("period"), word("with", "to", "and", "against", "vs"), phrase("period")],
  ([, one, , other], { schema, question }): readonly Clause[] | null => {
    const quantity = salesOf(schema);
    return (
      quantity && [
        { kind: "measure", quantity, isImplied: false },
        { kind: "versus", periods: [phraseOf(one, question), phraseOf(other, question)] },
      ]
    );
  },
);

const upOrDownWords = sequence([word("up"), word("or"), word("down")], () => true);

/** Matches no words, before those that name the other time. */
const beforeComparison: Element<true> = (context, from) =>
  comparing.has(context.question.words[from]?.lower ?? "")
    ? [{ value: true, to: from, mentions: [], score: 0 }]
    : [];

const comparing: ReadonlySet<string> = new Set(["vs", "versus", "against", "compared", "relative"]);

/** "is revenue up or down this month": the figure beside the one of the time before; "… against last year" names it itself. */
const upOrDown: Element<readonly Clause[]> = either<readonly Clause[]>(
  sequence(
    [bareFigure, upOrDownWords, phrase("period")],
    ([of, , found], { question }): readonly Clause[] | null => {
      const before = unitBefore(found.period);
      return (
        before && [
          { kind: "measure", quantity: of, isImplied: false },
          { kind: "versus", periods: [phraseOf(found, question), before] },
        ]
      );
    },
  ),
  sequence([bareFigure, upOrDownWords, beforeComparison], ([of]): readonly Clause[] => [
    { kind: "measure", quantity: of, isImplied: false },
  ]),
);

/** A figure by its name, or "sales". */
const namedFigure: Element<Quantity> = either<Quantity>(
  quantity,
  map(word("sales", "business"), (_, { schema }) => salesOf(schema)),
);

/** "how did revenue develop over the last six months": the figure along time. */
const developed: Element<readonly Clause[]> = sequence(
  [
    word("how"),
    optional(word("do", "have", "be")),
    namedFigure,
    optional(word("be", "been")),
    word("develop", "evolve", "progress", "trend", "move", "unfold"),
  ],
  ([, , of]): readonly Clause[] => [
    { kind: "measure", quantity: of, isImplied: false },
    { kind: "overTime" },
  ],
);

/** "how did orders grow from 2024 to 2025 in each country": the change between the times, or along them. */
const grown: Element<readonly Clause[]> = sequence(
  [word("how"), word("do", "have"), namedFigure, changed],
  ([, , of]): readonly Clause[] => [
    { kind: "growth", grain: null, as: "ratio" },
    { kind: "measure", quantity: of, isImplied: false },
  ],
);

const orPeriod: Element<Phrase & { readonly kind: "period" }> = sequence(
  [word("or"), optional(word("in", "on")), phrase("period")],
  ([, , found]) => found,
);

const moreOrLess = word("more", "less", "fewer", "higher", "lower", "better", "worse", "stronger", "weaker");

/** "did we sell more in March or in April", "was revenue higher in Q1 or Q2": the figure in both. */
const moreInEither: Element<readonly Clause[]> = either(
  sequence(
    [
      optional(word("do", "have")),
      optional(word("we", "you", "I", "i")),
      word("sell", "earn", "make"),
      moreOrLess,
      phrase("period"),
      orPeriod,
    ],
    (found, { schema, question }) => inBoth(salesOf(schema), [found[4], found[5]], question),
  ),
  sequence([moreOrLess, namedFigure, phrase("period"), orPeriod], (found, { question }) =>
    inBoth(found[1], [found[2], found[3]], question),
  ),
  sequence(
    [optional(word("be")), namedFigure, moreOrLess, phrase("period"), orPeriod],
    (found, { question }) => inBoth(found[1], [found[3], found[4]], question),
  ),
);

function inBoth(
  of: Quantity | null,
  periods: readonly (Phrase & { readonly kind: "period" })[],
  question: Question,
): readonly Clause[] | null {
  return (
    of && [
      { kind: "measure", quantity: of, isImplied: false },
      { kind: "versus", periods: periods.map((one) => phraseOf(one, question)) },
    ]
  );
}

/** The unit before one whole unit of time; null for other periods. */
function unitBefore(period: Period): ReturnType<typeof phraseOf> | null {
  if (period.kind !== "relative" || period.from?.kind !== "unit") return null;
  if (!isSame(period.from, period.to)) return null;
  const { unit, offsets } = period.from;
  const [offset, ...more] = offsets;
  if (more.length > 0 || (offset !== undefined && offset.unit !== unit)) return null;
  const end = currentUnit(unit, (offset?.count ?? 0) - 1);
  return { period: { kind: "relative", from: end, to: end }, words: `the ${unit} before` };
}

const selling = word("sell", "perform", "do");

const merit: Element<Direction> = either<Direction>(
  map(word("well", "best"), () => "descending"),
  map(word("badly", "poorly", "worst"), () => "ascending"),
);

/** "which products are selling badly", "products that sell well": ranks by what was sold of them. */
const sellingSo = sequence(
  [
    optional(keyword("which")),
    countedAxis,
    optional(word("that", "which")),
    optional(word("be", "do")),
    selling,
    optional(word("very", "so", "the", "most")),
    merit,
  ],
  ([, { subject, isPlural }, , , , , direction], { schema }) => {
    const sold = soldOf(subject, schema);
    return sold === null
      ? null
      : topOf({
          count: isPlural ? fewRows : 1,
          direction,
          subject,
          by: { kind: "quantity", quantity: sold },
        });
  },
);

/** How business goes, where no figure is named: what is sold is meant. */
export const performancePatterns: readonly Pattern[] = [
  pattern("performance", "measure", performanceOf(howItGoes), 0.6),
  pattern("performance of some", "measure", performanceOf(howSomeGo), 2),
  pattern("periods compared", "measure", periodsCompared, 1),
  pattern("up or down", "measure", upOrDown, 1),
  pattern("developed", "measure", developed, 2),
  pattern("how it grew", "measure", grown, 1),
  pattern("more in either", "measure", moreInEither, 2),
  pattern("selling so", "limit", sellingSo, 0.6),
];
