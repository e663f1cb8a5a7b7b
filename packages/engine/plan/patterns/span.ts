import type { DurationUnit, TableId } from "@askery/model";
import type { ColumnRef } from "../request/clause.ts";
import { partFit, type Happening } from "../request/find-happenings.ts";
import type { Span } from "../schema/schema.ts";
import { label, table as entity } from "./column.ts";
import { happening } from "./happening.ts";
import { namedSpans, type NamedSpan } from "./named-spans.data.ts";
import {
  either,
  map,
  onlyWhere,
  optional,
  sequence,
  weigh,
  word,
  type Element,
  type PatternContext,
} from "./pattern.ts";
import { timeUnit } from "./time-unit.ts";

/** A date column, by its name or its event. A word that only asks for some time names none: "until". */
export const date: Element<ColumnRef> = either(
  onlyWhere(label, (context, from) =>
    label(context, from).filter(
      ({ value, mentions }) =>
        context.schema.isDate(value) && mentions.every(({ stage }) => stage !== "adjective"),
    ),
  ),
  happening,
);

/** A date, a date of some rows ("start of the lesson", "lesson start"), or an event by its name alone ("payment"). */
export const moment: Element<ColumnRef> = either(
  date,
  sequence([date, word("of"), entity], ([column, , table]) => (column.table === table ? column : null)),
  sequence([entity, date], ([table, column]) => (column.table === table ? column : null)),
  weigh(
    map(entity, (table, { schema }) => {
      const column = schema.isEvent(table) ? schema.eventDate(table) : null;
      return column === null ? null : { table, column };
    }),
    0.9,
  ),
);

/** "days", "minutes": a unit of time. */
export const durationUnit: Element<DurationUnit> = either<DurationUnit>(
  map(timeUnit, (grain) => (grain === "quarter" ? null : grain)),
  map(word("minute", "min", "mins"), () => "minute"),
  map(word("second", "sec", "secs"), () => "second"),
);

/** "in days", ", days", "(days)". */
export const inUnits: Element<DurationUnit> = either(
  sequence([optional(word(",")), word("in"), durationUnit], ([, , of]) => of),
  sequence([word(",", "("), durationUnit, optional(word(")"))], ([, of]) => of),
);

/** A table whose rows last: "outages", "a contract". */
export const lastingThing: Element<Span> = onlyWhere(entity, (context, from) =>
  entity(context, from).flatMap(({ value: table, ...match }) =>
    context.schema
      .lapses(table)
      .map((value, at) => ({ ...match, value, score: match.score - at * laterEndCost })),
  ),
);

/** The cost of each later end that a span may have. */
const laterEndCost = 0.1;

/** The mentioned tables whose rows last, best mention first, or else those of mentioned values; it takes no words. */
export const lastingNearby: Element<Span> = ({ mentionsAt, schema }, from) => {
  const named = mentionsAt.flat().toSorted((one, other) => other.score - one.score);
  const tablesOf = (kind: "table" | "value"): readonly TableId[] =>
    named.flatMap(({ target }) => (target.kind === kind ? [target.table] : []));
  const tables = tablesOf("table");
  return [...new Set(tables.length > 0 ? tables : tablesOf("value"))]
    .flatMap((table) => schema.lapses(table))
    .map((value) => ({ value, to: from, mentions: [], score: 0 }));
};

/** The tables whose rows are booked before they take place, mentioned ones first; it takes no words. */
export const noticeNearby: Element<Span> = ({ mentionsAt, schema }, from) => {
  const named = mentionsAt.flat().flatMap(({ target }) => (target.kind === "table" ? [target.table] : []));
  return schema.catalog.tables.flatMap(({ id }) => {
    const value = schema.notice(id);
    return value === null ? [] : [{ value, to: from, mentions: [], score: named.includes(id) ? 0.2 : 0 }];
  });
};

const tail = word("time", "duration", "length", "period");

/** "transit time", "the sales cycle": a span with a name of its own. */
export const namedSpan: Element<Span> = either(...namedSpans.map(spanCalled));

function spanCalled({ names, from, to, isWhole }: NamedSpan): Element<Span> {
  const called =
    isWhole === true
      ? sequence(
          [optional(word("sale", "sales", "order", "deal")), word(...names), optional(tail)],
          () => true,
        )
      : sequence([word(...names), tail], () => true);
  return onlyWhere(called, (context, at) =>
    called(context, at).flatMap((match) =>
      spansBetween(from, to, context).map((value) => ({ ...match, value })),
    ),
  );
}

/** Pairs of dates of one row, by words for their events. A part of a name is too little for the end. */
function spansBetween(
  from: readonly string[],
  to: readonly string[],
  { schema }: PatternContext,
): readonly Span[] {
  const find = (words: readonly string[]): readonly Happening[] =>
    words.flatMap((one) => schema.happeningsOf(one));
  const starts = find(from).map(({ column }) => column);
  const ends = find(to).filter(({ fit }) => fit > partFit);
  return ends.flatMap(({ column: end }) => {
    const start =
      starts.find(({ table, column }) => table === end.table && column !== end.column) ??
      schema.spanStart(end);
    return start === null ? [] : [{ from: start, to: end }];
  });
}
