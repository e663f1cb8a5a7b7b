import type { AggregateFunction, Grain } from "@askery/model";
import type { Clause, Edit } from "../request/clause.ts";
import type { KeywordKind } from "../keywords/keyword.ts";
import {
  keyword,
  either,
  map,
  optional,
  pattern,
  sequence,
  word,
  type Pattern,
} from "../patterns/pattern.ts";
import { axis } from "../patterns/axis.ts";
import { count, direction } from "../patterns/top-elements.ts";
import { timeUnit as unit } from "../patterns/time-unit.ts";
import { anyColumn } from "../patterns/column.ts";
import { tyingWords } from "./follow-up-words.data.ts";

/** A reference to the previous answer: "that", "of them", "those". */
const back = word("that", "this", "it", "them", "those", "these", "they", "ones");

/** "how many", "how many is that", "how many of them". */
const countThem = sequence(
  [word("how"), word("many", "much"), optional(word("of", "be")), optional(back)],
  () => edit({ kind: "count" }),
);

/** "who is that", "which one is it". */
const whoIsThat = either(
  sequence([word("who", "whose"), optional(word("be", "have", "get")), back], () =>
    edit({ kind: "whose", isPerson: true }),
  ),
  sequence([word("which", "what"), word("one"), optional(word("be")), back], () =>
    edit({ kind: "whose", isPerson: false }),
  ),
);

/** "the year before", "the previous month", "a quarter later", "same period last year". */
const shift = either(
  sequence([optional(word("the", "a", "one")), unit, word("before", "earlier", "prior")], ([, of]) =>
    moved(of, -1),
  ),
  sequence([optional(word("the", "a", "one")), unit, word("after", "later")], ([, of]) => moved(of, 1)),
  sequence([word("previous", "prior", "preceding"), unit], ([, of]) => moved(of, -1)),
  sequence([word("following"), unit], ([, of]) => moved(of, 1)),
  sequence(
    [
      word("same"),
      optional(word("period", "time")),
      optional(word("of", "in")),
      word("last", "previous"),
      unit,
    ],
    (found) => moved(found[4], -1),
  ),
);

/** "for all priorities", "every country". */
const spread = sequence([word("all", "every", "each"), axis], ([, by]) => edit({ kind: "spread", axis: by }));

/** "without the channel breakdown", "remove the status filter". */
const drop = sequence(
  [
    word("remove", "drop", "without", "ignore"),
    anyColumn,
    word("filter", "breakdown", "split", "grouping", "column"),
  ],
  ([, column]) => edit({ kind: "drop", column }),
);

const functions: readonly (readonly [KeywordKind, AggregateFunction])[] = [
  ["average", "avg"],
  ["median", "median"],
  ["maximum", "max"],
  ["minimum", "min"],
  ["sum", "sum"],
];

/** "the average instead", "and the median?". */
const aggregate = either(
  ...functions.map(([kind, found]) => map(keyword(kind), () => edit({ kind: "aggregate", function: found }))),
);

/** "as a percentage", "as a percentage of all tickets", "as a share of each team's tickets". */
const part = sequence(
  [
    optional(word("as")),
    keyword("share"),
    optional(word("of")),
    optional(keyword("each")),
    optional(axis),
    optional(word("'s")),
    optional(axis),
  ],
  () => edit({ kind: "part" }),
);

/** "just the top 3", "the worst 3" of the rows shown. */
const fewer = sequence(
  [optional(word("just", "only")), direction, count],
  ([, way, rows]): readonly Clause[] => [
    {
      kind: "top",
      top: { count: rows, direction: way, subject: null, by: { kind: "answer" }, per: null },
    },
  ],
);

/** "worst first", "best first": sorts by the shown figure. */
const ranked = either(
  sequence([keyword("top"), word("first")], (): readonly Clause[] => [
    { kind: "order", by: { kind: "answer" }, direction: "descending" },
  ]),
  sequence([keyword("bottom"), word("first")], (): readonly Clause[] => [
    { kind: "order", by: { kind: "answer" }, direction: "ascending" },
  ]),
);

/** Patterns that make sense only after another question. */
export const followUpPatterns: readonly Pattern[] = [
  pattern("count them", "measure", countThem, 0.05),
  pattern("who is that", "dimension", whoIsThat, 0.3),
  pattern("shifted period", "period", shift, 0.4),
  pattern("for all", "dimension", spread),
  pattern("drop", "filter", drop, 0.2),
  pattern("aggregate instead", "measure", aggregate, -0.1),
  pattern("as a part", "measure", part),
  pattern("fewer", "limit", fewer, 0.4),
  pattern("ranked", "order", ranked, 0.2),
  pattern(
    "tie",
    "operator",
    map(word(...tyingWords), (): readonly Clause[] => [{ kind: "nothing" }]),
    -0.4,
  ),
];

function moved(of: Grain, steps: number): readonly Clause[] {
  return edit({ kind: "shift", unit: of, steps });
}

function edit(found: Edit): readonly Clause[] {
  return [{ kind: "edit", edit: found }];
}
