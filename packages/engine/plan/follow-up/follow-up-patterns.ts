import type { AggregateFunction } from "@askery/model";
import type { Clause } from "../request/clause.ts";
import type { KeywordKind } from "../keywords/keyword.ts";
import {
  keyword,
  either,
  map,
  onlyWhere,
  optional,
  pattern,
  sequence,
  word,
  type Element,
  type Pattern,
} from "../patterns/pattern.ts";
import { axis } from "../patterns/axis.ts";
import { lightVerb } from "../patterns/light-verb.ts";
import { thresholdAfter } from "../patterns/threshold-patterns.ts";
import { timeUnit } from "../patterns/time-unit.ts";
import { anyColumn, figureWord } from "../patterns/column.ts";
import {
  addedUp,
  back,
  correction,
  eachOfThem,
  edit,
  exclude,
  extreme,
  extremes,
  fewer,
  limit,
  list,
  listInOrder,
  opening,
  otherFigure,
  others,
  places,
  replaced,
  reversed,
  together,
} from "./answer-acts.ts";
import { combined, dropped, inUnit, lasting, spending } from "./figure-acts.ts";
import { tyingWords } from "./follow-up-words.data.ts";
import { objects } from "./object-acts.ts";
import { beside, compare, precede, shift } from "./period-acts.ts";
import { place } from "./place-acts.ts";
import { placedAxis } from "./placed-axis.ts";
import { whichOfThose } from "./which-of-those.ts";

/** "how many", "how many of them", "how much is that" (their worth, if they have one); "how much of that" asks for a part of the figure. */
const countThem = either(
  beforeNoRows(
    sequence([word("how"), word("many"), optional(word("of", "be")), optional(back)], () =>
      edit({ kind: "count", isTotal: false }),
    ),
  ),
  sequence([word("how"), word("much"), word("be"), optional(back)], () =>
    edit({ kind: "measureIn", unit: null, isElseCount: true }),
  ),
);

/** Matches unless a noun for rows follows: "how many returns" counts those. */
function beforeNoRows<T>(element: Element<T>): Element<T> {
  return onlyWhere(element, (context, from) =>
    element(context, from).filter(({ to }) => {
      const isNoun = context.question.words[to]?.tag === "noun";
      const isRows = context.mentionsAt[to]?.some(
        ({ target, isGuess }) => target.kind === "table" && !isGuess,
      );
      return !isNoun || isRows !== true;
    }),
  );
}

/** "how many is that" of a breakdown: all of it. */
const countAllOfThem = sequence([word("how"), word("many"), word("be"), back], () =>
  edit({ kind: "count", isTotal: true }),
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

/** "the average instead", "and the median?", "total value", "total for the year". */
const aggregate = either(
  ...functions.map(([kind, found]) =>
    sequence([keyword(kind), optional(figureWord), optional(forPeriod())], () =>
      edit({ kind: "aggregate", function: found }),
    ),
  ),
);

function forPeriod(): Element<unknown> {
  return sequence(
    [word("for", "over", "in"), optional(word("the", "whole")), optional(word("whole")), timeUnit],
    () => true,
  );
}

/** "as a percentage of all tickets", "as a share of each team's tickets"; "as a share of the total", "in percent". */
const part = either(
  sequence([word("as", "in"), word("percent", "percentage", "%", "pct", "percentages")], () =>
    edit({ kind: "part", isOfAll: false }),
  ),
  sequence(
    [
      optional(word("as", "in")),
      keyword("share"),
      optional(word("of")),
      optional(either<unknown>(keyword("ofTotal"), word("total", "whole", "all"))),
      optional(keyword("each")),
      optional(axis),
      optional(word("'s")),
      optional(axis),
    ],
    ([, , , , each, one, , other]) =>
      edit({ kind: "part", isOfAll: each !== null || one !== null || other !== null }),
  ),
);

/** "how much of that was paid in cash": the figure as before. */
const muchOfIt = sequence(
  [word("how"), word("much"), word("of"), back, optional(lightVerb)],
  (): readonly Clause[] => [{ kind: "nothing" }],
);

/** "change the chart to bars": no change of the figure. */
const changeChart = sequence(
  [
    word("change", "turn", "switch", "convert", "transform"),
    word("chart", "graph", "plot", "diagram", "visualization"),
  ],
  (): readonly Clause[] => [{ kind: "nothing" }],
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
  thresholdAfter,
  pattern("exclude", "filter", exclude, 0.3),
  pattern("other limit", "limit", limit, 0.4),
  pattern("first of them", "limit", extreme, 0.2),
  pattern("list them", "source", list, 0.2),
  pattern("list them in order", "order", listInOrder, 0.9),
  pattern("others", "filter", others, 0.3),
  pattern("places of them", "dimension", places, 0.4),
  pattern("reversed", "order", reversed, 0.3),
  pattern("together", "measure", together, 0.1),
  pattern("added up", "measure", addedUp, 1),
  pattern("things of their events", "dimension", objects, 0.5),
  pattern("each of them", "dimension", eachOfThem, 0.3),
  pattern("placed along an axis", "chart", placedAxis, 1.5),
  pattern("change the chart", "operator", changeChart, 0.5),
  pattern("other figure", "measure", otherFigure, 0.2),
  pattern("replaced part", "operator", replaced),
  pattern("opening of a follow-up", "operator", opening, 0.4),
  pattern("correction", "operator", correction, 1),
  pattern("compared period", "period", compare, 1),
  pattern("period beside it", "period", beside, 0.4),
  pattern("count them", "measure", countThem, 0.05),
  pattern("count all of them", "measure", countAllOfThem, 0.1),
  pattern("which of those", "dimension", whichOfThose, 0.4),
  pattern("who is that", "dimension", whoIsThat, 0.3),
  pattern("shifted period", "period", shift, 0.4),
  pattern("preceding period", "period", precede, 2),
  pattern("place in a ranking", "limit", place, 1),
  pattern("for all", "dimension", spread),
  pattern("drop", "filter", drop, 0.2),
  pattern("aggregate instead", "measure", aggregate, -0.1),
  pattern("as a part", "measure", part, 0.3),
  pattern("combined figure", "measure", combined, 0.3),
  pattern("money spent by them", "measure", spending, 0.4),
  pattern("figure left out", "measure", dropped, 0.9),
  pattern("figure in a unit", "measure", inUnit, 0.2),
  pattern("time of them", "measure", lasting, 0.3),
  pattern("much of it", "operator", muchOfIt, 0.8),
  pattern("fewer", "limit", fewer, 0.4),
  pattern("extremes", "limit", extremes, 2),
  pattern("ranked", "order", ranked, 0.2),
  pattern(
    "tie",
    "operator",
    map(word(...tyingWords), (): readonly Clause[] => [{ kind: "nothing" }]),
    -0.4,
  ),
];
