import type { Period } from "@askery/model";
import { currentUnit } from "../../question/relative-ends.ts";
import type { Clause, Direction, Test } from "../request/clause.ts";
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
import { test } from "./test.ts";
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
      const sold = soldOf(some, schema);
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
      const sold = soldOf(some, schema);
      const hasPeriod = phrasesAt.flat().some(({ kind }) => kind === "period");
      return sold === null || hasPeriod ? null : [...sold, { kind: "overTime" }];
    }),
  );
}

/** What was sold of the rows with these values; of all rows without any. */
function soldOf(tests: readonly ValuesTest[], schema: Schema): readonly Clause[] | null {
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

/** "is revenue up or down this month": the figure beside the one of the time before. */
const upOrDown: Element<readonly Clause[]> = sequence(
  [bareFigure, word("up"), word("or"), word("down"), phrase("period")],
  ([quantity, , , , found], { question }): readonly Clause[] | null => {
    const before = unitBefore(found.period);
    return (
      before && [
        { kind: "measure", quantity, isImplied: false },
        { kind: "versus", periods: [phraseOf(found, question), before] },
      ]
    );
  },
);

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
  ([, { subject }, , , , , direction], { schema }) => {
    const sold = subject.kind === "entity" ? salesOf(schema, subject.table) : null;
    return sold === null
      ? null
      : topOf({ count: fewRows, direction, subject, by: { kind: "quantity", quantity: sold } });
  },
);

/** How business goes, where no figure is named: what is sold is meant. */
export const performancePatterns: readonly Pattern[] = [
  pattern("performance", "measure", performanceOf(howItGoes), 0.6),
  pattern("performance of some", "measure", performanceOf(howSomeGo), 2),
  pattern("periods compared", "measure", periodsCompared, 1),
  pattern("up or down", "measure", upOrDown, 1),
  pattern("selling so", "limit", sellingSo, 0.6),
];
