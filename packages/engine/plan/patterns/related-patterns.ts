import {
  keyword,
  either,
  onlyWhere,
  optional,
  pattern,
  phrase,
  sequence,
  tagged,
  word,
  type Element,
  type Pattern,
  type PatternContext,
} from "./pattern.ts";
import { table as entity } from "./column.ts";
import { asVerb, eventVerb } from "./event-verb.ts";
import { modifier } from "./modified-patterns.ts";
import { withoutGuesses } from "./guesses.ts";
import { lightVerb } from "./light-verb.ts";
import { sinceWhen } from "./status-patterns.ts";
import { state } from "./state.ts";
import { thingsThatWere } from "./pieces-done.ts";
import { tablesNamed } from "./tables-named.ts";
import { isSold, linesSold } from "../schema/lines-sold.ts";
import type { TableId } from "@askery/model";
import type { Clause } from "../request/clause.ts";

const relativeWord = word("who", "that", "which");

/** "customers who returned orders"; at the start, "who are the suppliers" asks. */
const relative: Element<string> = onlyWhere(relativeWord, (context, from) =>
  from > 0 ? relativeWord(context, from) : [],
);

/** A verb, by the states that it names. */
const deed: Element<readonly string[]> = onlyWhere(tagged("verb"), (context, from) =>
  tagged("verb")(context, from).map((match) => ({
    ...match,
    value: (context.statesAt[from] ?? []).map(({ test }) => test.phrase),
  })),
);

const notSold = sequence(
  [keyword("not"), optional(lightVerb), optional(lightVerb), word("sell", "buy", "purchase", "order")],
  () => true,
);

/** "tracks never sold": rows that nothing sold refers to, such as invoice lines. */
const unsold: Element<readonly Clause[]> = onlyWhere(notSold, (context, from) => {
  const { schema } = context;
  const named = tablesNamed(context, from).map(({ table }) => table);
  const referring = named
    .flatMap((table) => schema.graph.edgesFrom(table))
    .find(({ isFanOut, to }) => isFanOut && isSold(to, schema));
  return referring === undefined
    ? []
    : notSold(context, from).map((match) => ({
        ...match,
        value: [{ kind: "related", table: referring.to, isNegated: true }],
      }));
});

/** A verb or adjective that says nothing about rows: "without any matching orders", but not "without open orders". */
const emptyWord: Element<unknown> = either<unknown>(
  lightVerb,
  onlyWhere(tagged("verb", "adjective"), (context, from) =>
    isMeaningful(context, from) ? [] : tagged("verb", "adjective")(context, from),
  ),
);

function isMeaningful({ statesAt, mentionsAt }: PatternContext, at: number): boolean {
  const isValue = mentionsAt[at]?.some(({ target, isGuess }) => target.kind === "value" && !isGuess);
  return (statesAt[at] ?? []).length > 0 || isValue === true;
}

/** "with no open orders", "without paid or German orders": none of the rows that pass. */
const unrelatedSome: Element<readonly Clause[]> = sequence(
  [keyword("not"), optional(word("any", "a", "an", "single")), modifier, optional(modifier), entity],
  ([, , first, second, table]) => [
    { kind: "related", table, isNegated: true },
    { kind: "filter", test: first },
    ...(second === null ? [] : [{ kind: "filter", test: second } as const]),
  ],
);

/** "properties that failed an inspection": rows in a state that the verb names, and no rows in any. */
const inState = sequence(
  [optional(relative), state, optional(word("a", "an", "any", "their", "its")), entity],
  ([, found, , table], { schema }): readonly Clause[] | null =>
    schema.stateOf(table, found.phrase) === null
      ? null
      : [
          { kind: "filter", test: { ...found, table } },
          ...sinceWhen({ ...found, table }, schema),
          { kind: "entity", table },
        ],
);

/** "guests who attended a concert": any rows, unless the verb names a state of theirs. */
const byDeed = sequence([relative, deed, entity], ([, states, table], { schema }): readonly Clause[] | null =>
  states.some((phrase) => schema.stateOf(table, phrase) !== null)
    ? null
    : [{ kind: "related", table, isNegated: false }],
);

/** A verb that surely names an event: "rented" for rentals, but not "joined" for sessions. */
const sureEvent: Element<TableId> = withoutGuesses(eventVerb);

/** "drivers who rented in the last 90 days", "members that visited us in May": those with an event in the time. */
const whoDid = sequence(
  [
    relative,
    optional(lightVerb),
    sureEvent,
    optional(word("from", "with", "at")),
    optional(word("us")),
    phrase("period"),
  ],
  ([, , event, , , { period }], { schema }): readonly Clause[] | null => {
    const date = schema.eventDate(event);
    if (date === null) return null;
    return [
      { kind: "related", table: event, isNegated: false },
      { kind: "period", period, column: { table: event, column: date }, isNegated: false },
    ];
  },
);

const buys = sequence([relative, optional(lightVerb), asVerb(word("buy", "purchase", "order"))], () => true);

/** "customers who bought both desks and sofas": they are among what was sold to them, whatever else leads from them to products. */
const boughtSome: Element<readonly Clause[]> = onlyWhere(buys, (context, from) => {
  const { schema, mentionsAt } = context;
  const buyers = tablesNamed(context, from).filter(({ table }) => !isSold(table, schema));
  const lines = linesSold(schema).find((line) =>
    buyers.some(({ table }) => schema.graph.findPath(line, table)?.every(({ isFanOut }) => !isFanOut)),
  );
  if (lines === undefined) return [];
  return buys(context, from).flatMap((match) => {
    const next = mentionsAt.slice(match.to, match.to + farthestValue).flat();
    return next.some(({ target }) => target.kind === "value")
      ? [{ ...match, value: [{ kind: "related", table: lines, isNegated: false }] }]
      : [];
  });
});

/** "bought both a desk": so many words after the verb. */
const farthestValue = 3;

/** Whether related rows exist: "customers without orders", "products never returned". */
export const relatedPatterns: readonly Pattern[] = [
  pattern(
    "unrelated",
    "filter",
    sequence([keyword("not"), optional(emptyWord), optional(lightVerb), entity], ([, , , table]) => [
      { kind: "related", table, isNegated: true },
    ]),
    0.05,
  ),
  pattern("unrelated some", "filter", unrelatedSome, 0.3),
  pattern("unsold", "filter", unsold, 0.1),
  pattern(
    "related",
    "filter",
    sequence([keyword("with"), optional(lightVerb), entity], ([, , table]) => [
      { kind: "related", table, isNegated: false },
    ]),
    -0.05,
  ),
  pattern("things done", "filter", thingsThatWere),
  pattern("related in a state", "filter", inState, 0.05),
  pattern("related by what is done", "filter", byDeed),
  pattern("related in a time", "filter", whoDid, 0.5),
  pattern("related by what is bought", "filter", boughtSome, 0.4),
];
