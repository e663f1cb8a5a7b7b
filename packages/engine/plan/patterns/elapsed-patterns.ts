import type { DurationUnit } from "@askery/model";
import type { Clause, ColumnRef, Quantity, Test } from "../request/clause.ts";
import { table as entity } from "./column.ts";
import { elapsedTest, type Elapsed } from "./comparison.ts";
import {
  either,
  keyword,
  map,
  onlyWhere,
  optional,
  pattern,
  phrase,
  sequence,
  weigh,
  word,
  type Element,
  type Pattern,
  type PatternContext,
} from "./pattern.ts";
import { asked, how, length, timeWithin } from "./duration.ts";
import { lightVerb } from "./light-verb.ts";
import { modifier } from "./modified-patterns.ts";
import { date, durationUnit, inUnits, lastingNearby, lastingThing } from "./span.ts";
import { count } from "./top-elements.ts";
import type { KeywordKind } from "../keywords/keyword.ts";

/** "more than 3 hours", "at least 2 days", "within a week". */
export interface Bound {
  readonly how: KeywordKind;
  readonly than: { readonly amount: string; readonly unit: DurationUnit };
}

/** "3", and "a" as in "more than a week". */
export const number: Element<string> = either(
  map(phrase("number"), ({ value }) => value),
  map(word("a", "an"), () => "1"),
);

export const bound: Element<Bound> = sequence(
  [
    either<KeywordKind>(
      keyword("more", "less", "atLeast", "atMost"),
      map(word("within"), () => "atMost"),
    ),
    number,
    durationUnit,
  ],
  ([how, value, unit]) => ({ how, than: { amount: value, unit } }),
);

/** "longer than 3 hours", "lasting over 2 days": the time between start and end of the row. */
const lasted = sequence(
  [optional(word("last", "lasting", "take", "taking")), bound, lastingNearby],
  ([verb, { how, than }, span], context) =>
    verb === null && !comparesLengths(context) ? null : elapsedTest({ ...span, lasts: false }, how, than),
);

/** True if some word compares lengths rather than figures. */
function comparesLengths({ question }: PatternContext): boolean {
  return question.words.some(({ lower }) => lower === "longer" || lower === "shorter");
}

/** "open for more than 30 days": the time so far counts where the row has not ended. */
const lasting = sequence([word("for"), bound, lastingNearby], ([, { how, than }, span]) =>
  elapsedTest({ ...span, lasts: true }, how, than),
);

/** "took more than 5 days to ship", "paid within 30 days". */
const until = either(
  sequence([word("take"), bound, word("to"), date], ([, { how, than }, , to], { schema }) =>
    sinceStart(schema.spanStart(to), to, how, than),
  ),
  sequence(
    [date, bound, optional(word("after", "of", "from")), optional(date)],
    ([to, { how, than }, after, from], { schema }) =>
      (after === null) === (from === null) ? sinceStart(from ?? schema.spanStart(to), to, how, than) : null,
  ),
);

/** "claims not settled within 30 days": those that took longer, and those that are not settled at all. */
const notUntil: Element<Test> = sequence(
  [
    keyword("not"),
    optional(lightVerb),
    optional(lightVerb),
    date,
    word("within", "in"),
    number,
    durationUnit,
  ],
  ([, , , to, , amount, unit], { schema }) => {
    const longer = sinceStart(schema.spanStart(to), to, "more", { amount, unit });
    return longer && { kind: "any", tests: [longer, { kind: "missing", column: to, isNegated: false }] };
  },
);

function sinceStart(
  from: ColumnRef | null,
  to: ColumnRef,
  how: KeywordKind,
  than: Bound["than"],
): Test | null {
  return from === null || from.table !== to.table || from.column === to.column
    ? null
    : elapsedTest({ from, to, lasts: false }, how, than);
}

/** "invoices older than 90 days": the time since the date of the row. */
const olderThings = sequence([entity, bound], ([table, { how, than }], { schema, question }) => {
  const column = schema.eventDate(table);
  const isAge = question.words.some(({ lower }) => lower === "older" || lower === "newer");
  return column === null || !isAge ? null : elapsedTest(soFar(table, column), how, than);
});

/** "subscribers over 65", "customers aged 30 or older": the age of people with a date of birth. */
const olderPeople: Element<Test> = beforePause(
  sequence(
    [
      personNamed(),
      optional(word("aged")),
      keyword("more", "less", "atLeast", "atMost"),
      phrase("number"),
      optional(yearsOld()),
    ],
    ([table, , how, { value, unit }], { schema }) =>
      ofAge(table, schema.birthDate(table), how, unit === null ? value : null),
  ),
);

/** Rejects matches before a noun: "customers with more than 5 returns". */
function beforePause<T>(element: Element<T>): Element<T> {
  return onlyWhere(element, (context, from) =>
    element(context, from).filter(({ to }) => {
      const next = context.question.words[to];
      return next === undefined || next.isFunctionWord || next.tag === "punctuation";
    }),
  );
}

function personNamed(): Element<string> {
  return map(entity, (table, { schema }) => (schema.birthDate(table) === null ? null : table));
}

function yearsOld(): Element<unknown> {
  return sequence([word("year"), optional(word("old"))], () => true);
}

function ofAge(table: string, column: string | null, how: KeywordKind, years: string | null): Test | null {
  return column === null || years === null
    ? null
    : elapsedTest(soFar(table, column), how, { amount: years, unit: "year" });
}

function soFar(table: string, column: string): Elapsed {
  return { from: { table, column }, to: null, lasts: false };
}

/** "how many open tickets are older than 10 days", "number of orders older than a week". */
const countedOlder = sequence(
  [keyword("count"), optional(modifier), optional(modifier), either(olderThings, olderPeople)],
  ([, first, second, older]): readonly Clause[] | null =>
    older.kind === "elapsed"
      ? [
          ...[first, second, older].flatMap((test) => (test ? [{ kind: "filter", test } as const] : [])),
          measure({ kind: "rows", table: older.column.table }),
        ]
      : null,
);

/** "longest outage", "5 shortest calls": ranks rows by the time from their start to their end. */
const longest = sequence(
  [optional(count), word("longest", "shortest"), optional(count), entity],
  ([before, way, after, table], { schema }): readonly Clause[] | null => {
    const span = schema.lapse(table) === null ? schema.span(table) : null;
    if (span === null) return null;
    const top = {
      count: before ?? after ?? 1,
      direction: way === "longest" ? "descending" : "ascending",
      subject: { kind: "entity", table },
      by: {
        kind: "quantity",
        quantity: timeWithin(span, { function: "sum", unit: null }, schema),
      },
      per: null,
    } as const;
    return [{ kind: "top", top }];
  },
);

/** "average length of a finished campaign in days", "average tenure of active subscribers". */
const lengthOf = sequence(
  [
    optional(how),
    either(
      map(length, () => false),
      map(word("tenure", "lifetime"), () => true),
    ),
    optional(word("of")),
    optional(modifier),
    lastingThing,
    optional(inUnits),
  ],
  ([function_, lasts, , test, span, unit], { schema }): readonly Clause[] => [
    ...(test === null ? [] : [{ kind: "filter", test } as const]),
    measure({
      ...timeWithin(span, { function: function_, unit: unit ?? (lasts ? "year" : null) }, schema),
      lasts,
    }),
  ],
);

const lastingWord = word("running", "open", "active", "live", "going", "waiting");

/** "how many days has each campaign been running", "how long have tickets been open". */
const soFarEach = sequence(
  [asked, optional(keyword("each")), optional(modifier), lastingThing, word("been"), optional(lastingWord)],
  ([{ how: function_, unit }, each, test, span], { schema }): readonly Clause[] => [
    ...(test === null ? [] : [{ kind: "filter", test } as const]),
    ...(each === null ? [] : [{ kind: "group", axis: { kind: "entity", table: span.from.table } } as const]),
    measure({
      ...timeWithin(span, { function: function_ ?? (each === null ? "avg" : "sum"), unit }, schema),
      lasts: true,
    }),
  ],
);

/** "which jobs are still running, and for how many days", "open tickets and how long they have been open": of each row. */
const andSinceWhen = sequence(
  [
    word("and", ","),
    optional(word("for", "since")),
    word("how"),
    either<DurationUnit | null>(
      map(word("long"), () => null),
      sequence([word("many"), durationUnit], ([, unit]) => unit),
    ),
    optional(
      either(
        sequence([optional(word("they", "it")), word("have"), optional(word("been"))], () => "so far"),
        sequence([optional(word("they", "it")), word("be")], () => "in all"),
      ),
    ),
    optional(lastingWord),
    lastingNearby,
  ],
  ([, , , unit, time, , span], { schema }): readonly Clause[] => {
    const within = timeWithin(span, { function: "sum", unit }, schema);
    // An end that is planned is no end so far.
    const shown: Quantity = time === "in all" ? { ...within, lasts: true } : { ...within, to: null };
    return [{ kind: "group", axis: { kind: "entity", table: span.from.table } }, measure(shown)];
  },
);

function measure(quantity: Quantity): Clause {
  return { kind: "measure", quantity, isImplied: false };
}

/** Conditions and rankings by the time between dates. */
export const elapsedPatterns: readonly Pattern[] = [
  pattern(
    "elapsed",
    "filter",
    map(either<Test>(lasted, lasting, until, weigh(notUntil, 1.2)), (test): readonly Clause[] => [
      { kind: "filter", test },
    ]),
  ),
  pattern(
    "elapsed of things",
    "filter",
    map(either<Test>(olderThings, olderPeople), (test): readonly Clause[] =>
      "column" in test
        ? [
            { kind: "entity", table: test.column.table },
            { kind: "filter", test },
          ]
        : [],
    ),
    0.3,
  ),
  pattern("count of older things", "measure", countedOlder, 0.6),
  pattern("longest things", "limit", longest, 0.2),
  pattern("length of things", "measure", either(lengthOf, soFarEach), 0.1),
  pattern("length of each so far", "measure", andSinceWhen, 1.4),
];
