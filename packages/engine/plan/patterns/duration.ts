import type { AggregateFunction, DurationUnit } from "@askery/model";
import type { ColumnRef, Quantity } from "../request/clause.ts";
import { isSame } from "../request/is-same.ts";
import type { Schema, Span } from "../schema/schema.ts";
import {
  either,
  keyword,
  map,
  onlyWhere,
  optional,
  sequence,
  weigh,
  word,
  type Element,
  type PatternContext,
} from "./pattern.ts";
import { label, table as entity } from "./column.ts";
import { aggregateOf } from "./aggregate-of.ts";
import { aggregating } from "./quantity.ts";
import {
  date,
  durationUnit,
  inUnits,
  lastingNearby,
  lastingThing,
  moment,
  namedSpan,
  noticeNearby,
} from "./span.ts";

type Duration = Extract<Quantity, { kind: "duration" }>;

export const how: Element<AggregateFunction> = map(aggregating, aggregateOf);
const onAverage: Element<AggregateFunction> = sequence(
  [optional(word("on")), keyword("average")],
  () => "avg",
);

/** The function and the unit that a question about a duration names. */
export interface Asked {
  readonly how: AggregateFunction | null;
  readonly unit: DurationUnit | null;
}

const elapsedTime: Element<Pick<Asked, "unit">> = either<Pick<Asked, "unit">>(
  sequence([optional(keyword("count")), durationUnit], ([, unit]) => ({ unit })),
  map(word("time", "duration"), () => ({ unit: null })),
);

/** "how long", "how many days", "average number of days", "mean time", "days", "average wait". */
export const asked: Element<Asked> = either<Asked>(
  sequence([word("how"), word("long")], () => ({ how: null, unit: null })),
  sequence([optional(how), elapsedTime], ([function_, { unit }]) => ({ how: function_, unit })),
  sequence(
    [optional(how), word("wait", "gap", "delay", "lag", "interval"), optional(word("time"))],
    ([function_]) => ({ how: function_, unit: null }),
  ),
);

/**
 * "average days between order date and delivery", "average time from hire to termination", "average wait between
 * arrival and start of the lesson".
 */
const timeBetween = sequence(
  [
    asked,
    optional(word("between", "from")),
    moment,
    word("and", "to", "until", "till"),
    moment,
    optional(inUnits),
  ],
  ([{ how: function_, unit }, , from, , to, other], { schema }) =>
    durationOf({ from, to }, { how: function_, unit: other ?? unit }, schema),
);

/**
 * "average delivery time in days", "time to disposition in days", "average recovery in days": counts from the previous date
 * column of the same row.
 */
const timeUntil = either(
  sequence(
    [optional(how), date, word("time", "duration", "delay", "lag"), optional(inUnits)],
    ([function_, to, , unit], { schema }) => durationUntil(to, { how: function_, unit }, schema),
  ),
  sequence([how, date, inUnits], ([function_, to, unit], { schema }) =>
    durationUntil(to, { how: function_, unit }, schema),
  ),
);

/**
 * "how long do we take to resolve complaints", "how many days does it take customers to pay an invoice", "average hours
 * to close a ticket".
 */
const timeTo = sequence(
  [
    asked,
    optional(entity),
    either(word("take", "need", "stay", "remain", "wait"), word("to", "until", "till", "before")),
    optional(onAverage),
    optional(word("until", "till", "before")),
    optional(entity),
    moment,
    optional(entity),
    optional(onAverage),
    optional(inUnits),
  ],
  ([{ how: function_, unit }, , , ahead, , , to, , average, other], { schema }) =>
    durationUntil(to, { how: function_ ?? ahead ?? average, unit: other ?? unit }, schema),
);

const taken = word("take", "last", "run", "stay", "remain", "wait");

/** "how long does delivery take", "how long do outages last on average". */
const timeTaken = either(
  sequence(
    [asked, date, taken, optional(onAverage), optional(inUnits)],
    ([{ how: function_, unit }, to, , average, other], { schema }) =>
      durationUntil(to, { how: function_ ?? average, unit: other ?? unit }, schema),
  ),
  sequence(
    [asked, lastingThing, taken, optional(onAverage), optional(inUnits)],
    ([{ how: function_, unit }, span, , average, other], { schema }) =>
      timeWithin(span, { function: function_ ?? average, unit: other ?? unit }, schema),
  ),
);

/** A word for the time that rows last. */
export const length = word("duration", "length", "time");

/** "average outage duration in hours", "total outage hours", "downtime in hours", "hours of downtime". */
const timeOf = either(
  sequence(
    [optional(how), lastingThing, length, optional(inUnits)],
    ([function_, span, , unit], { schema }) => timeWithin(span, { function: function_, unit }, schema),
  ),
  sequence(
    [optional(how), lastingThing, either(trailingUnit(), inUnits)],
    ([function_, span, unit], { schema }) => timeWithin(span, { function: function_ ?? "sum", unit }, schema),
  ),
  sequence(
    [
      optional(
        either(
          how,
          map(keyword("count"), () => "sum" as const),
        ),
      ),
      durationUnit,
      word("of"),
      lastingThing,
    ],
    ([function_, unit, , span], { schema }) =>
      timeWithin(span, { function: function_ ?? "sum", unit }, schema),
  ),
);

/** "average duration of a clearfell vs a thinning": of the rows that other words narrow. */
const timeOfThose = sequence(
  [how, word("duration"), optional(inUnits), lastingNearby],
  ([function_, , unit, span], { schema }) => timeWithin(span, { function: function_, unit }, schema),
);

/** "outage hours", but not "outages by month". */
function trailingUnit(): Element<DurationUnit> {
  return onlyWhere(durationUnit, (context, from) =>
    context.question.words[from - 1]?.isFunctionWord === true ? [] : durationUnit(context, from),
  );
}

/** "average transit time in days", "the sales cycle". */
const timeCalled = sequence(
  [optional(how), namedSpan, optional(inUnits)],
  ([function_, span, unit], { schema }) => durationOf(span, { how: function_, unit }, schema),
);

/** "how far ahead do guests book", "how far in advance are visits booked on average, in days". */
const timeAhead = sequence(
  [
    word("how"),
    word("far", "long", "early"),
    word("ahead", "advance", "beforehand"),
    optional(entity),
    optional(word("book", "reserve", "schedule", "order", "plan")),
    noticeNearby,
    optional(onAverage),
    optional(inUnits),
  ],
  ([, , , , , span, average, unit], { schema }) => durationOf(span, { how: average, unit }, schema),
);

/** "days since the last order", "how long since the first visit": the time from an event up to today. */
const timeSinceEvent = sequence(
  [asked, word("since"), optional(keyword("newest", "oldest")), entity],
  ([{ how: function_, unit }, , way, table], { schema }): Duration | null => {
    const column = schema.isEvent(table) ? schema.eventDate(table) : null;
    return column === null
      ? null
      : {
          kind: "duration",
          table,
          from: { table, column },
          to: null,
          lasts: false,
          unit: unit ?? "day",
          function: way === null ? (function_ ?? "min") : way === "newest" ? "min" : "max",
        };
  },
);

/** "average age", "average tenure": the word implies the start date; tenure ends at the row's end date. */
const timeSince: Element<Quantity> = onlyWhere(aggregating, (context, from) =>
  how(context, from).flatMap((function_) => {
    const next = context.question.words[function_.to];
    if (next === undefined || !sinceWords.has(next.lemma)) return [];
    return label(context, function_.to)
      .filter(({ value }) => context.schema.isDate(value) && isOfPerson(value, context))
      .flatMap((found) => {
        const end = next.lemma === "age" ? null : context.schema.endDate(found.value.table);
        const to = end === null ? null : { table: found.value.table, column: end };
        const value = {
          kind: "duration",
          table: found.value.table,
          from: found.value,
          to,
          lasts: to !== null,
          unit: "year",
          function: function_.value,
        } as const;
        return [{ value, to: found.to, mentions: found.mentions, score: function_.score + 0.9 }];
      });
  }),
);

/** Only people have an age or tenure. True of every table if the database has no people. */
function isOfPerson({ table }: ColumnRef, { schema }: PatternContext): boolean {
  return schema.people.length === 0 || schema.isPerson(table);
}

const sinceWords: ReadonlySet<string> = new Set(["age", "tenure", "seniority"]);

/** Aggregated time between two dates of a row, or since one date. */
export const duration: Element<Quantity> = either<Quantity>(
  weigh(timeUntil, 1.05),
  timeBetween,
  weigh(timeTo, 1.05),
  weigh(timeTaken, 1.05),
  weigh(timeOf, 1.05),
  weigh(timeOfThose, 0.9),
  weigh(timeCalled, 1.05),
  weigh(timeAhead, 1.05),
  weigh(timeSinceEvent, 1.1),
  sequence([timeSince, optional(inUnits)], ([of, unit]) =>
    unit === null || of.kind !== "duration" ? of : { ...of, unit },
  ),
);

/** The time within a span that a row lasts: in hours where both ends have a time of day, otherwise in days. */
export function timeWithin(
  { from, to }: Span,
  {
    function: function_,
    unit,
  }: { readonly function: AggregateFunction | null; readonly unit: DurationUnit | null },
  schema: Schema,
): Duration {
  const isTimed = [from, to].every((end) => schema.column(end).type === "timestamp");
  return {
    kind: "duration",
    table: from.table,
    from,
    to,
    lasts: false,
    unit: unit ?? (isTimed ? "hour" : "day"),
    function: function_ ?? "avg",
  };
}

/** The time until an event, from the date from which it counts. */
export function durationUntil(to: ColumnRef, asked: Asked, schema: Schema): Duration | null {
  const from = schema.spanStart(to) ?? dateBefore(to, schema);
  return from === null ? null : durationOf({ from, to }, asked, schema);
}

/** The date of the event that an event follows, if it is not the start of what its own rows have: the bill of a payment. */
function dateBefore(to: ColumnRef, schema: Schema): ColumnRef | null {
  const { table } = to;
  if (schema.lapses(table).some(({ from }) => isSame(from, to))) return null;
  const dates = schema.graph.edgesFrom(table).flatMap(({ isFanOut, to }) => {
    const column = isFanOut || !schema.isEvent(to) ? null : schema.eventDate(to);
    return column === null ? [] : [{ table: to, column }];
  });
  return dates[0] ?? null;
}

/** Averages days by default. Null unless the rows of one table have both dates. */
function durationOf({ from, to }: Span, { how: function_, unit }: Asked, schema: Schema): Duration | null {
  const table = from.table === to.table && from.column === to.column ? null : schema.rowsWith({ from, to });
  return table === null
    ? null
    : { kind: "duration", table, from, to, lasts: false, unit: unit ?? "day", function: function_ ?? "avg" };
}
