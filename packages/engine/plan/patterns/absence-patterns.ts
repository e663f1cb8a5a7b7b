import type { CalendarUnit, Period, TableId } from "@askery/model";
import type { Clause } from "../request/clause.ts";
import { asVerb, eventVerb } from "./event-verb.ts";
import { eventsReferringTo } from "./events-of.ts";
import { happening } from "./happening.ts";
import { lightVerb } from "./light-verb.ts";
import {
  either,
  keyword,
  map,
  mention,
  onlyWhere,
  optional,
  pattern,
  phrase,
  sequence,
  tagged,
  word,
  type Element,
  type Match,
  type Pattern,
  type PatternContext,
} from "./pattern.ts";
import { tablesNamed } from "./tables-named.ts";
import { timeUnit } from "./time-unit.ts";

/** Verbs that say no more than that something happened to the rows. */
const happeningAtAll = word(
  "see",
  "hear",
  "touch",
  "contact",
  "come",
  "show",
  "use",
  "active",
  "around",
  "back",
);

/** "a year", "6 months": the time up to today. */
const duration: Element<Period> = sequence(
  [
    word("for", "in", "within"),
    optional(keyword("more")),
    either<string>(
      map(word("a", "an", "one"), () => "1"),
      map(phrase("number"), ({ value }) => value),
    ),
    timeUnit,
  ],
  ([, , count, unit]) =>
    /^[1-9]\d{0,3}$/.test(count) && unit !== "hour" ? upToToday(unit, Number(count)) : null,
);

function upToToday(unit: CalendarUnit, count: number): Period {
  return {
    kind: "relative",
    from: { kind: "unit", unit: "day", anchor: "day", offsets: [{ unit, count: -count }] },
    to: { kind: "unit", unit: "day", anchor: "day", offsets: [] },
  };
}

/** The period in which nothing happened: "in 2025", "since March", "for a year". */
export const silence: Element<Period> = either<Period>(
  map(phrase("period"), ({ period }) => period),
  duration,
);

const absence: Element<Period> = either(
  sequence(
    [
      keyword("not"),
      optional(lightVerb),
      optional(lightVerb),
      happeningAtAll,
      optional(word("from", "of", "by", "up")),
      silence,
    ],
    ([, , , , , period]) => period,
  ),
  sequence([tagged("verb"), word("nothing"), silence], ([, , period]) => period),
);

/**
 * "customers we haven't seen for a year", "shops that ordered nothing since March": rows that no event of the period
 * refers to. Each kind of event that refers to them is one possible meaning.
 */
const absent: Element<readonly Clause[]> = onlyWhere(absence, (context, from) =>
  absence(context, from).flatMap((match) =>
    eventsOf(context, from).map((table): Match<readonly Clause[]> => ({
      ...match,
      value: [
        { kind: "related", table, isNegated: true },
        { kind: "period", period: match.value, column: null, isNegated: false },
      ],
    })),
  ),
);

/** "clients who booked nothing in the last year": the event that the verb names. */
const notDone: Element<readonly Clause[]> = sequence(
  [happening, word("nothing"), silence],
  ([column, , period], { schema }) =>
    schema.isEvent(column.table)
      ? [
          { kind: "related", table: column.table, isNegated: true },
          { kind: "period", period, column, isNegated: false },
        ]
      : null,
);

/** "who hasn't ordered in 6 months", "who haven't bought anything in a year": the people that rows of the event refer to. */
const whoHasNot: Element<readonly Clause[]> = sequence(
  [
    word("who", "that", "which"),
    keyword("not"),
    optional(lightVerb),
    eventVerb,
    optional(word("anything", "something")),
    silence,
  ],
  ([, , , event, , period], { schema }) => {
    const person = schema.graph.edgesFrom(event).find(({ isFanOut, to }) => !isFanOut && schema.isPerson(to));
    return person === undefined
      ? null
      : [
          { kind: "entity", table: person.to },
          { kind: "related", table: event, isNegated: true },
          { kind: "period", period, column: null, isNegated: false },
        ];
  },
);

/** The event that a verb names, as rows or as a date of them. */
const eventDone: Element<TableId> = either(
  eventVerb,
  map(asVerb(happening), ({ table }, { schema }) => (schema.isEvent(table) ? table : null)),
);

/** "classes nobody booked", "items no customer ever ordered": rows that no event of the verb refers to. */
const byNobody: Element<readonly Clause[]> = sequence(
  [
    either<unknown>(
      word("nobody", "no-one", "noone"),
      sequence([word("no"), either<unknown>(word("one"), mention("table"))], () => true),
    ),
    optional(lightVerb),
    optional(word("ever", "yet")),
    eventDone,
  ],
  ([, , , table]) => [{ kind: "related", table, isNegated: true }],
);

/** The events that refer to the rows named before, or to all rows that have some. */
function eventsOf(context: PatternContext, at: number): readonly TableId[] {
  const named = tablesNamed(context, at).map(({ table }) => table);
  return eventsReferringTo(named, context.schema).slice(0, mostEvents);
}

const mostEvents = 4;

/** Rows that nothing happened to. */
export const absencePatterns: readonly Pattern[] = [
  pattern("by nobody", "filter", byNobody, 0.5),
  pattern("absent", "filter", absent, 0.3),
  pattern("absent by verb", "filter", notDone, 0.5),
  pattern("people who have not", "filter", whoHasNot, 1),
];
