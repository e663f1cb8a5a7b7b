import type { Clause, Direction, OrderKey } from "../request/clause.ts";
import {
  keyword,
  keywordWorth,
  either,
  map,
  onlyWhere,
  optional,
  pattern,
  sequence,
  several,
  tagged,
  weigh,
  word,
  type Element,
  type Pattern,
  type PatternContext,
} from "./pattern.ts";
import { anyColumn, listSeparator, table as entity } from "./column.ts";
import { statedQuantity } from "./quantity.ts";
import { drawnKey } from "./drawn-axis.ts";
import { ending } from "./look-elements.ts";
import { superlative } from "./superlative.ts";
import { ascendingAdjectives } from "./superlative.data.ts";

/** A sort direction. "Oldest" sorts an age descending but a date of birth ascending. */
type Way = Direction | "oldestFirst" | "youngestFirst";

const direction: Element<Way> = either<Way>(
  map(keyword("ascending"), () => "ascending"),
  map(keyword("descending"), () => "descending"),
  map(keyword("oldestFirst"), () => "oldestFirst"),
  map(keyword("youngestFirst"), () => "youngestFirst"),
);

/** "by frequency", "of the count", "by number of occurrences": how many rows have what is listed. */
const often: Element<OrderKey> = map(
  either<unknown>(
    word("frequency", "popularity", "commonness"),
    sequence(
      [word("number", "count"), word("of"), word("occurrence", "row", "record", "entry", "time")],
      () => true,
    ),
    sequence([word("how"), word("often", "frequent", "common")], () => true),
    word("count"),
  ),
  () => ({ kind: "often" }),
);

const orderKey = either<OrderKey>(
  map(statedQuantity, (of) => ({ kind: "quantity", quantity: of })),
  map(anyColumn, (column) => ({ kind: "column", column })),
  map(entity, (table) => ({ kind: "quantity", quantity: { kind: "rows", table } })),
  drawnKey,
  weigh(often, 0.8),
);

const directedKey = sequence([orderKey, optional(direction)], ([by, way]) => ({ by, way }));

/** Separators between sort keys: ", then", "and finally". */
const keySeparator: Element<unknown> = either<unknown>(
  listSeparator,
  sequence([optional(word(",")), optional(keyword("and")), word("then", "finally", "lastly")], () => true),
  sequence([optional(word(",")), optional(keyword("and")), word("then"), word("finally", "by")], () => true),
);

/** "by name", "by age descending, then by name": a single direction at the end applies to all keys. */
const keys: Element<readonly { readonly by: OrderKey; readonly way: Way | null }[]> = map(
  several(directedKey, keySeparator, { least: 1, most: 3 }),
  (found) => {
    const last = found.at(-1)?.way ?? null;
    const isShared = found.slice(0, -1).every(({ way }) => way === null);
    return isShared ? found.map(({ by }) => ({ by, way: last })) : found;
  },
);

/** "on top", "at the top". */
const onTop = sequence([word("on", "at"), optional(word("the")), word("top")], () => true);

const first: Element<unknown> = either<unknown>(word("first"), onTop);

const superlativeOnTop = sequence([superlative, first], ([found]) => found);

/**
 * "longest first", "most expensive on top": sorts by the column that the adjective implies. If no word names the column,
 * the figure that is shown may be meant just as well: "worst first".
 */
const superlativeFirst: Element<readonly Clause[]> = onlyWhere(superlativeOnTop, (context, from) =>
  superlativeOnTop(context, from).flatMap(({ value: { column, direction: way }, ...match }) => {
    const byColumn: Clause = { kind: "order", by: { kind: "column", column }, direction: way };
    const isImplied = match.mentions.every(({ isGuess }) => isGuess);
    return [
      { ...match, value: [byColumn] },
      ...(isImplied ? [{ ...match, mentions: [], value: orderShown([way]) }] : []),
    ];
  }),
);

const adjective = tagged("adjective", "noun", "verb", "properNoun", "adverb");

/** "dearest", "noisiest": a superlative that names nothing in the database and is no operator, such as "lowest". */
const otherSuperlative: Element<Direction> = onlyWhere(adjective, (context, from) => {
  const { lower = "" } = context.question.words[from] ?? {};
  const isNamed = (context.mentionsAt[from] ?? []).some(({ isGuess }) => !isGuess);
  const isOperator = (context.keywordsAt[from] ?? []).length > 0;
  return isNamed || isOperator || !/^[a-z]{3,}est$/.test(lower)
    ? []
    : adjective(context, from).map((match) => ({ ...match, value: wayOf(lower), score: keywordWorth }));
});

function wayOf(superlative: string): Direction {
  return ascendingAdjectives.has(superlative) ? "ascending" : "descending";
}

/** The figure that is shown, whatever it is called. */
function orderShown([direction]: readonly [Direction, ...unknown[]]): readonly Clause[] {
  return [{ kind: "order", by: { kind: "answer" }, direction }];
}

const extreme: Element<Direction> = either<Direction>(
  map(word("highest", "biggest", "largest", "best"), () => "descending"),
  map(word("lowest", "smallest", "worst"), () => "ascending"),
);

const putting = optional(word("put", "place", "move", "have"));

const oneOfMarks = optional(word("one", "ones", "bar", "column", "value"));

const atLeft = sequence([word("on", "at", "to"), word("left")], () => true);

/**
 * "biggest on top", "largest at the left": after "sorted by amount", "lowest first" belongs to the order instead. "Largest at
 * the right" and "at the bottom" is last.
 */
const extremeOnTop = either(
  sequence([putting, extreme, oneOfMarks, either<unknown>(onTop, atLeft)], ([, way]) => orderShown([way])),
  sequence(
    [putting, extreme, oneOfMarks, word("on", "at", "to"), word("right", "bottom", "end")],
    ([, way]) => orderShown([way === "ascending" ? "descending" : "ascending"]),
  ),
);

/** "busiest first", "most popular on top": sorts by the figure that is shown, whatever the adjective. */
const shownFirst = sequence(
  [
    either<Direction>(
      otherSuperlative,
      map(keyword("common"), () => "descending"),
      map(keyword("rare"), () => "ascending"),
      sequence([keyword("most", "least"), tagged("adjective")], ([way]) =>
        way === "most" ? "descending" : "ascending",
      ),
    ),
    first,
  ],
  orderShown,
);

const sortVerbs: ReadonlySet<string> = new Set(["order", "sort", "arrange", "rank"]);

const byWords: Element<unknown> = either<unknown>(
  word("by"),
  sequence([word("according"), word("to")], () => true),
  sequence([word("based"), word("on")], () => true),
);

const byKey = sequence(
  [byWords, orderKey, optional(direction)],
  ([, by, way], context): readonly Clause[] => [order(by, way ?? usualWay(by), context)],
);

/** "sort the cities by population": the sort verb and "by" are apart. */
const sortedLater = onlyWhere(byKey, (context, from) => {
  const verb = context.question.words.find(({ lower }) => lower !== "please");
  return verb !== undefined && sortVerbs.has(verb.lower) && from > verb.index ? byKey(context, from) : [];
});

const sorting: Element<unknown> = either<unknown>(
  keyword("sort"),
  word("rank", "list", "show", "display", "order", "arrange"),
);

/** "…, and list the y axis in ascending order", "…, display from high to low by the x axis": after what is shown. */
const sortedAfter: Element<readonly Clause[]> = either(
  sequence([sorting, optional(word("by")), orderKey, direction], ([, , by, way], context) => [
    order(by, way, context),
  ]),
  sequence(
    [sorting, optional(direction), word("by"), orderKey, optional(direction)],
    ([, one, , by, other], context) => [order(by, one ?? other ?? usualWay(by), context)],
  ),
  sequence([direction, word("by"), orderKey], ([way, , by], context) => [order(by, way, context)]),
);

const lastPart: Element<readonly Clause[]> = onlyWhere(sortedAfter, (context, from) => {
  const before = context.question.words.slice(Math.max(0, from - maxOpening), from);
  return before.some(({ lower }) => lower === "," || lower === "and") ? sortedAfter(context, from) : [];
});

/** The words that may precede a sort verb after "and" or a comma: "and could you please". */
const maxOpening = 5;

const drawnRows = word("it", "them", "that", "this", "bar", "column", "row", "everything");

/** Sort orders. */
export const orderPatterns: readonly Pattern[] = [
  pattern(
    "sorted by",
    "order",
    either(
      sequence([keyword("sort"), optional(direction), keys], ([, before, found], context) =>
        found.map(({ by, way }) => order(by, before ?? way ?? usualWay(by), context)),
      ),
      sequence(
        [keyword("sort"), direction, word("by", "on", "using"), orderKey],
        ([, way, , by], context) => [order(by, way, context)],
      ),
      sequence([direction, optional(word("of")), orderKey], ([way, , key], context) => [
        order(key, way, context),
      ]),
    ),
  ),
  pattern(
    "ranked by",
    "order",
    sequence([keyword("ranked"), optional(direction), directedKey], ([, before, { by, way }], context) => [
      order(by, before ?? way ?? "descending", context),
    ]),
  ),
  pattern("sorted later", "order", sortedLater, 0.3),
  pattern("sorted after", "order", lastPart, 0.3),
  pattern("superlative first", "order", superlativeFirst, 0.3),
  pattern("shown first", "order", shownFirst, 0.2),
  pattern("extreme on top", "order", extremeOnTop, 2),
  pattern(
    "sorted",
    "order",
    sequence([optional(keyword("sort")), direction], ([, way], context) => [
      order({ kind: "answer" }, way, context),
    ]),
  ),
  pattern(
    "put in order",
    "order",
    sequence(
      [word("order", "arrange", "rank", "put"), optional(drawnRows), direction, ending()],
      ([, , way], context) => [order({ kind: "answer" }, way, context)],
    ),
    2,
  ),
];

/** "sorted by frequency": the most frequent first. */
function usualWay(by: OrderKey): Direction {
  return by.kind === "often" ? "descending" : "ascending";
}

function order(by: OrderKey, way: Way, context: PatternContext): Clause {
  return { kind: "order", by, direction: directionOf(by, way, context) };
}

function directionOf(by: OrderKey, way: Way, { schema }: PatternContext): Direction {
  if (way === "ascending" || way === "descending") return way;
  const isDated = by.kind === "column" && (schema.isDate(by.column) || schema.isYear(by.column));
  return (way === "oldestFirst") === isDated ? "ascending" : "descending";
}
