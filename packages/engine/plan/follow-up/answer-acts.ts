import type { Clause, Direction, Edit, Quantity } from "../request/clause.ts";
import {
  keyword,
  either,
  map,
  onlyWhere,
  optional,
  sequence,
  word,
  type Element,
} from "../patterns/pattern.ts";
import { onlyAtStart } from "../patterns/at-start.ts";
import { axis, per, timeAxis } from "../patterns/axis.ts";
import { chartLook } from "../patterns/chart-look.ts";
import { anyColumn, figure, table } from "../patterns/column.ts";
import { quantity, statedQuantity } from "../patterns/quantity.ts";
import { ascendingAdjectives, superlativeAdjectives } from "../patterns/superlative.data.ts";
import { negate, test } from "../patterns/test.ts";
import { timeUnit } from "../patterns/time-unit.ts";
import { count, direction, topOf, unlessTime } from "../patterns/top-elements.ts";

/** Words that refer to the rows of the previous answer: "them", "those ones". */
export const back = word("that", "this", "it", "them", "those", "these", "they", "ones", "one");

/** "without", "remove", "leave out". */
export const leavingOut: Element<unknown> = either<unknown>(
  keyword("not"),
  word("drop", "remove", "omit", "skip", "ignore", "minus", "forget"),
  sequence([word("leave", "take", "filter", "cut"), word("out", "aside", "off")], () => true),
);

/** "leave out X and Y", "drop the unpaid ones", "leave X out": never keeps what it excludes. */
export const exclude: Element<readonly Clause[]> = either(
  sequence([leavingOut, test, optional(either<unknown>(table, back))], ([, found]) => excluded(found)),
  sequence([word("leave", "take"), test, word("out", "aside", "off")], ([, found]) => excluded(found)),
);

function excluded(found: Parameters<typeof negate>[0]): readonly Clause[] | null {
  const condition = negate(found);
  return condition === null ? null : [{ kind: "filter", test: condition }];
}

/** "make it 10", "show 20", "10 instead", "make it the top 3". */
export const limit: Element<readonly Clause[]> = either(
  sequence(
    [word("make", "change", "set"), back, optional(word("to")), optional(direction), count],
    ([, , , , rows]) => edit({ kind: "limit", count: rows }),
  ),
  sequence(
    [
      optional(word("only", "just")),
      word("show", "give", "list"),
      optional(word("me", "us")),
      optional(direction),
      count,
    ],
    (found) => edit({ kind: "limit", count: found[4] }),
  ),
  sequence([count, word("instead")], ([rows]) => edit({ kind: "limit", count: rows })),
);

/** "which one is the cheapest?", "who is the highest", "and the lowest one?": the first of the rows shown. */
export const extreme: Element<readonly Clause[]> = either(
  sequence([keyword("which"), optional(back), optional(word("be", "have")), superlative()], (found) =>
    edit({ kind: "first", direction: found[3], isOne: true }),
  ),
  sequence([optional(word("the")), superlative(), word("one"), optional(word("only"))], ([, way]) =>
    edit({ kind: "first", direction: way, isOne: true }),
  ),
  onlyLast(
    sequence([word("the"), superlative(), optional(word("popular", "common", "frequent"))], ([, way]) =>
      edit({ kind: "first", direction: way, isOne: false }),
    ),
  ),
  onlyShort(map(superlative(), (way) => edit({ kind: "first", direction: way, isOne: false }))),
);

function superlative(): Element<Direction> {
  const named = map(word(...superlativeAdjectives), (adjective): Direction =>
    ascendingAdjectives.has(adjective) ? "ascending" : "descending",
  );
  return either(named, direction);
}

const listVerb = word("list", "name", "show");

const only = optional(word("just", "only"));

/** "just the top 3", "the worst 3" of the rows shown. */
export const fewer: Element<readonly Clause[]> = sequence(
  [only, optional(word("the")), unlessTime(sequence([superlative(), count], (found) => found))],
  ([, , [way, rows]]) => fewest(way, rows),
);

/** "Only the 3 highest", "the 2 lowest" of the rows shown. */
export const extremes: Element<readonly Clause[]> = sequence(
  [only, optional(word("the")), count, superlative(), optional(back)],
  ([, , rows, way]) => fewest(way, rows),
);

function fewest(way: Direction, rows: number): readonly Clause[] {
  return topOf({ count: rows, direction: way, subject: null, by: { kind: "answer" } });
}

/** Lists as a command; "the names of the ones" is none. */
const listing: Element<string> = onlyWhere(listVerb, (context, from) =>
  listVerb(context, from).filter(({ value }) => !value.endsWith("s")),
);

/** "list them", "name the Dutch ones", "which ones are they", "which ones". */
export const list: Element<readonly Clause[]> = either(
  notDrawn(
    sequence([listing, optional(word("me", "us")), optional(test), back], (found) => [
      ...edit({ kind: "list" }),
      ...(found[2] ? [{ kind: "filter", test: found[2] } as const] : []),
    ]),
  ),
  sequence(
    [word("which", "what", "who"), optional(word("ones")), word("be"), word("they", "those", "these")],
    () => edit({ kind: "list" }),
  ),
  onlyLast(sequence([keyword("which"), word("ones")], () => edit({ kind: "list" }))),
);

/** "Show it in millions" draws it so, and lists no rows. */
function notDrawn<T>(shown: Element<T>): Element<T> {
  return onlyWhere(shown, (context, from) =>
    shown(context, from).filter(({ to }) => chartLook(context, to).length === 0),
  );
}

/** "list them by name": in that order, and no breakdown. */
export const listInOrder: Element<readonly Clause[]> = sequence(
  [listing, back, word("by"), anyColumn],
  ([, , , column]) => [
    ...edit({ kind: "list" }),
    { kind: "order", by: { kind: "column", column }, direction: "ascending" },
  ],
);

/** "the other ones", "the rest", "the opposite", "all members except those", "what about other countries". */
export const others: Element<readonly Clause[]> = either(
  sequence([word("other", "remaining"), either<unknown>(back, anyColumn, table)], () =>
    edit({ kind: "opposite" }),
  ),
  sequence(
    [
      optional(word("all", "the")),
      optional(either<unknown>(anyColumn, table)),
      either<unknown>(
        sequence([word("except", "besides", "excluding"), optional(word("for"))], () => true),
        sequence([word("outside", "other", "apart"), word("of", "than", "from")], () => true),
        sequence([word("not"), word("in", "among")], () => true),
      ),
      back,
      optional(word("ones")),
    ],
    () => edit({ kind: "opposite" }),
  ),
  map(word("others", "rest", "opposite"), () => edit({ kind: "opposite" })),
);

const order = word("order", "sorting", "ranking", "list", "sort");

/** "the other way round", "reverse that", "flip the order", "in reverse". */
export const reversed: Element<readonly Clause[]> = map(
  either<unknown>(
    sequence(
      [optional(word("the")), word("other"), word("way"), word("round", "around", "about")],
      () => true,
    ),
    sequence([word("reverse"), optional(either<unknown>(back, word("the"))), optional(order)], () => true),
    sequence([word("flip", "invert"), optional(back), order], () => true),
    sequence([word("in"), word("reverse"), optional(word("order"))], () => true),
  ),
  () => edit({ kind: "reverse" }),
);

const addingUp: Element<unknown> = sequence(
  [word("add", "sum", "total"), optional(back), word("up")],
  () => true,
);

/** "how much did they spend in total", "all of that combined", "add it up": of all rows shown, in one figure. */
export const together: Element<readonly Clause[]> = map(
  either<unknown>(
    sequence([word("in"), word("total")], () => true),
    word("altogether", "together", "combined"),
    onlyLast(addingUp),
  ),
  () => edit({ kind: "together" }),
);

const onTheWay = either<unknown>(
  sequence(
    [
      word("over", "along", "through", "during"),
      optional(word("whole")),
      either<unknown>(timeUnit, word("way", "time")),
    ],
    () => true,
  ),
  sequence(
    [
      word("as"),
      either<unknown>(timeUnit, back, word("we", "you", "time")),
      word("go", "pass", "progress"),
      optional(word("on", "by", "along")),
    ],
    () => true,
  ),
  word("progressively", "gradually", "continuously"),
);

/** Not "as the year goes on". */
function unlessAs<T>(element: Element<T>): Element<T> {
  return onlyWhere(element, (context, from) => {
    const before = context.question.words.slice(Math.max(0, from - 2), from);
    return before.some(({ lower }) => lower === "as") ? [] : element(context, from);
  });
}

/**
 * "add it up month by month", "sum them up as the year goes on", "accumulate it": a running total. "Add it up by quarter" after
 * months is their sum in each quarter.
 */
export const addedUp: Element<readonly Clause[]> = either(
  sequence([addingUp, optional(per), unlessAs(timeAxis)], ([, , axis]) => [
    ...edit({ kind: "addUp", axis }),
    { kind: "group", axis },
  ]),
  sequence([addingUp, onTheWay], (): readonly Clause[] => [{ kind: "running" }]),
  sequence([word("accumulate", "cumulate"), optional(back), optional(onTheWay)], (): readonly Clause[] => [
    { kind: "running" },
  ]),
);

/** "where are they from", "where do those live". */
export const places: Element<readonly Clause[]> = sequence(
  [
    word("where"),
    word("be", "do"),
    back,
    optional(word("live", "come", "stay", "sit", "located", "based")),
    optional(word("from", "in")),
  ],
  () => edit({ kind: "places" }),
);

/** "each of them", "for each of these", "for each". */
export const eachOfThem: Element<readonly Clause[]> = sequence(
  [keyword("each"), optional(word("of")), back],
  () => edit({ kind: "each" }),
);

const named: Element<Quantity> = either(
  statedQuantity,
  quantity,
  map(figure, (column, { schema }) => ({
    kind: "column",
    column,
    function: schema.defaultAggregate(column),
  })),
);

const figureInstead = sequence(
  [optional(word("by", "in", "with", "use", "show")), named, word("instead")],
  ([, found]) => found,
);

/** "by revenue instead", "revenue instead": another figure. "By rider instead" is another breakdown. */
export const otherFigure: Element<readonly Clause[]> = map(
  onlyWhere(figureInstead, (context, from) => {
    const { words } = context.question;
    const isCounted = words.some(({ lower }) => countingWords.has(lower));
    const isBreakdown = !isCounted && [from - 1, from].some((at) => words[at]?.lower === "by");
    return figureInstead(context, from).filter(({ value }) => !isBreakdown || value.kind !== "rows");
  }),
  (quantity) => [{ kind: "measure", quantity, isImplied: false }],
);

const countingWords: ReadonlySet<string> = new Set(["number", "count", "many"]);

/** "instead of the amount", "rather than by month": names what is replaced. */
export const replaced: Element<readonly Clause[]> = sequence(
  [
    word("instead", "rather"),
    word("of", "than"),
    optional(keyword("each")),
    either<unknown>(
      axis,
      anyColumn,
      quantity,
      keyword("sum", "average", "median", "maximum", "minimum", "count"),
    ),
  ],
  () => [{ kind: "nothing" }],
);

const sameThing = sequence(
  [
    optional(word("the")),
    word("same"),
    optional(word("thing", "question", "breakdown", "report", "figure", "number", "again")),
    optional(word("but", "again")),
  ],
  () => true,
);

/** "no, I meant", "sorry,", "actually", "not that one,": a correction, and no negation of the words behind it. */
export const correction: Element<readonly Clause[]> = onlyAtStart(
  either(
    sequence([word("not"), back, optional(back), word(",")], (): readonly Clause[] => [{ kind: "nothing" }]),
    sequence(
      [
        word("no", "nope", "sorry", "actually", "oops", "wait"),
        either<unknown>(
          word(","),
          sequence([word("i", "we"), word("mean", "meant", "want")], () => true),
        ),
        optional(word("i", "we")),
        optional(word("mean", "meant", "want")),
      ],
      (): readonly Clause[] => [{ kind: "nothing" }],
    ),
  ),
);

const resuming = sequence([optional(word("and", "ok", "okay", "then", "so")), word("now")], () => true);

/** "same thing but", "and now": the start of a follow-up. */
export const opening: Element<readonly Clause[]> = onlyAtStart(
  map(either(sameThing, resuming), (): readonly Clause[] => [{ kind: "nothing" }]),
);

/** Matches up to the end of the question alone. */
function onlyLast<T>(element: Element<T>): Element<T> {
  return onlyWhere(element, (context, from) =>
    element(context, from).filter(({ to }) =>
      context.question.words.slice(to).every(({ tag }) => tag === "punctuation"),
    ),
  );
}

/** Matches all of the question after small words: "and worst?", "what about worst". */
function onlyShort<T>(element: Element<T>): Element<T> {
  return onlyWhere(onlyLast(element), (context, from) =>
    context.question.words.slice(0, from).every(({ isFunctionWord }) => isFunctionWord)
      ? onlyLast(element)(context, from)
      : [],
  );
}

export function edit(found: Edit): readonly Clause[] {
  return [{ kind: "edit", edit: found }];
}
