import type { Grain, TableId } from "@askery/model";
import type { Clause, ColumnRef } from "../request/clause.ts";
import type { Retention, Within } from "../request/retention.ts";
import type { Schema } from "../schema/schema.ts";
import { axis } from "./axis.ts";
import { mentionedColumn, table } from "./column.ts";
import { datedEvent } from "./ends-of-each.ts";
import { eventVerb } from "./event-verb.ts";
import { mainEvents } from "./events-of.ts";
import { happening } from "./happening.ts";
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
import { timeUnit } from "./time-unit.ts";
import { count } from "./top-elements.ts";

/** What started a cohort: a date of the things themselves, or the first event of theirs. */
interface Start {
  readonly grain: Grain;
  readonly column: ColumnRef | null;
  /** The date of the event whose first one it is. */
  readonly first: ColumnRef | null;
}

const unit: Element<Grain> = map(phrase("grain"), ({ grain }) => grain);
const their = optional(word("the", "their", "its", "each"));
const cohort = word("cohort");

/** "signup month", "month of signup", "join quarter". */
const datedStart: Element<Start> = map(axis, (found) =>
  found.kind === "grain" && found.column !== null
    ? { grain: found.grain === "day" ? "month" : found.grain, column: found.column, first: null }
    : null,
);

/** "joined", "signed up": the date of an event of the things themselves. */
const begun: Element<ColumnRef> = either(
  happening,
  map(mentionedColumn, (column, { schema }) => (schema.isDate(column) ? column : null)),
);

const firstWord = word("first", "earliest", "initial");

const start: Element<Start> = either<Start>(
  sequence([datedStart, optional(cohort)], ([found]) => found),
  sequence([unit, optional(word("of", "in")), their, firstWord, datedEvent], ([grain, , , , first]) => ({
    grain,
    column: null,
    first,
  })),
  sequence([firstWord, datedEvent, unit], ([, first, grain]) => ({ grain, column: null, first })),
  sequence([begun, cohort], ([column]) => ({ grain: "month", column, first: null })),
  sequence([optional(unit), cohort], ([grain]) => ({ grain: grain ?? "month", column: null, first: null })),
);

const by = either<unknown>(
  keyword("each"),
  sequence([word("for"), keyword("each")], () => true),
);

/** "retention", "cohort analysis", "cohorts". */
const retention: Element<unknown> = either<unknown>(
  sequence(
    [optional(cohort), word("retention"), optional(word("rate", "curve", "cohort", "analysis", "table"))],
    () => true,
  ),
  sequence([cohort, optional(word("analysis", "table", "retention"))], () => true),
);

const within: Element<Within> = sequence([count, timeUnit], ([units, of]) =>
  of === "hour" || of === "quarter" ? null : { count: units, unit: of },
);

const ofThings: Element<TableId> = sequence([optional(word("of", "for")), table], ([, found]) => found);
const basedOn: Element<ColumnRef> = sequence(
  [optional(word("based")), word("on", "by", "in", "with"), datedEvent],
  ([, , found]) => found,
);

/** "retention of customers by signup month", "customer retention by month of first order", "30 day retention of members". */
const retentionOf: Element<readonly Clause[]> = either(
  sequence(
    [optional(within), optional(unit), retention, optional(ofThings), by, start, optional(basedOn)],
    ([time, , , things, , from, events], { schema }) => ask(things, from, { events, time }, schema),
  ),
  sequence(
    [optional(within), optional(unit), table, retention, by, start, optional(basedOn)],
    ([time, , things, , , from, events], { schema }) => ask(things, from, { events, time }, schema),
  ),
  sequence(
    [optional(within), retention, ofThings, optional(basedOn)],
    ([time, , things, events], { schema }) => ask(things, null, { events, time }, schema),
  ),
  sequence([within, retention], ([time], { schema }) => ask(null, null, { events: null, time }, schema)),
);

type Period = Extract<Clause, { kind: "period" }>;

/** "in January 2026", "in each month". */
const when: Element<Period | Grain> = either<Period | Grain>(
  map(phrase("period"), ({ period }): Period => ({
    kind: "period",
    period,
    column: null,
    isNegated: false,
  })),
  sequence([optional(word("in", "during")), keyword("each"), unit], ([, , grain]) => grain),
);

/** "within 60 days", "in the following months". */
const later: Element<{ readonly time: Within | null }> = either<{ readonly time: Within | null }>(
  sequence([word("within"), optional(word("the", "their")), optional(firstWord), within], ([, , , time]) => ({
    time,
  })),
  sequence(
    [optional(word("in")), word("the"), word("following", "next", "later", "subsequent"), timeUnit],
    () => ({ time: null }),
  ),
);

/** "ordered": the date of an event, by its verb. */
const deed: Element<ColumnRef> = either(
  happening,
  map(eventVerb, (events, { schema }) => {
    const column = schema.eventDate(events);
    return column === null ? null : { table: events, column };
  }),
);

const howMany = either<unknown>(
  sequence([keyword("share"), optional(word("of"))], () => true),
  sequence([word("how"), word("many"), optional(word("of"))], () => true),
  keyword("count"),
);

/** "what share of customers who signed up in each month ordered in the following months". */
const cameLater: Element<readonly Clause[]> = sequence(
  [howMany, table, word("who", "that"), begun, when, deed, later],
  ([, things, , column, date, events, { time }], { schema }) => {
    const grain = typeof date === "string" ? date : "month";
    const asked = ask(things, { grain, column, first: null }, { events, time }, schema);
    return asked && [...asked, ...(typeof date === "string" ? [] : [date])];
  },
);

/** "how many customers of each signup month ordered again". */
const cameAgain: Element<readonly Clause[]> = sequence(
  [howMany, table, word("of", "in", "from"), keyword("each"), start, deed, word("again")],
  ([, of, , , { grain, column }, { table: events }], { schema }): readonly Clause[] | null => {
    const [key, ...more] = schema.keyColumns(of);
    const isPlain = more.length === 0 && column?.table === of && refersOnce(events, of, schema);
    if (key === undefined || column === null || !isPlain) return null;
    const test = {
      kind: "repeated",
      column: { table: of, column: key },
      of: events,
      operator: ">=",
      count: 2,
    } as const;
    return [
      { kind: "measure", quantity: { kind: "rows", table: of }, isImplied: false },
      { kind: "filter", test },
      { kind: "group", axis: { kind: "grain", grain, column } },
    ];
  },
);

interface Later {
  readonly events: ColumnRef | null;
  readonly time: Within | null;
}

/**
 * The retention of things, from their own date if they have one and no first event is named. Null if nothing says who comes
 * again with what.
 */
function ask(
  named: TableId | null,
  start: Start | null,
  { events, time }: Later,
  schema: Schema,
): readonly Clause[] | null {
  const first = start?.first ?? null;
  const own = start?.column ?? null;
  const of = named ?? own?.table ?? thingsOf(first ?? events, schema);
  if (of === null || schema.isEvent(of) || schema.keyColumns(of).length !== 1) return null;
  if (own !== null && own.table !== of) return null;
  const date = events ?? first ?? eventsOf(of, schema);
  const isOfOne = first === null || events === null || first.table === events.table;
  if (date === null || !isOfOne || !refersOnce(date.table, of, schema)) return null;
  const begins = schema.eventDate(of);
  const quantity: Retention = {
    kind: "retention",
    of,
    by: date,
    start: own ?? (first === null && begins !== null ? { table: of, column: begins } : null),
    grain: start?.grain ?? "month",
    within: time,
  };
  return [{ kind: "measure", quantity, isImplied: false }];
}

/** The people that events refer to: those that there are the most of, customers rather than staff. */
function thingsOf(events: ColumnRef | null, schema: Schema): TableId | null {
  const rows = (id: TableId): number => schema.table(id).rowEstimate ?? 0;
  const [most] = schema.people
    .filter((id) => (events === null ? eventsOf(id, schema) !== null : refersOnce(events.table, id, schema)))
    .toSorted((one, other) => rows(other) - rows(one));
  return most ?? null;
}

/** The events that things come again with: what is sold first. */
function eventsOf(of: TableId, schema: Schema): ColumnRef | null {
  const events = mainEvents(schema).find((id) => schema.referencesOf(id).some(({ to }) => to.table === of));
  const date = events === undefined ? null : schema.eventDate(events);
  return events === undefined || date === null ? null : { table: events, column: date };
}

function refersOnce(from: TableId, to: TableId, schema: Schema): boolean {
  const path = schema.graph.findPath(from, to) ?? [];
  return path.length > 0 && path.every(({ isFanOut }) => !isFanOut);
}

/** Who comes again, by when they started. */
export const cohortPatterns: readonly Pattern[] = [
  pattern("retention", "measure", either(retentionOf, cameLater, cameAgain), 1),
];
