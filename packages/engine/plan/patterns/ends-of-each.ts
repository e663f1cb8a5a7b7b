import type { Axis, Clause, ColumnRef } from "../request/clause.ts";
import type { KeywordKind } from "../keywords/keyword.ts";
import { axis, per } from "./axis.ts";
import { phraseOf } from "./period-patterns.ts";
import { plainVerb } from "./plain-verb.ts";
import { table as entity } from "./column.ts";
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

const newestOrOldest = keyword("newest", "oldest");

/** The date of events, by the name of their rows: "ticket", "ticket date". */
export const datedEvent: Element<ColumnRef> = map(
  sequence([entity, optional(word("date", "day", "time"))], ([table]) => table),
  (table, { schema }) => {
    const column = schema.isEvent(table) ? schema.eventDate(table) : null;
    return column === null ? null : { table, column };
  },
);

/** Things whose events have a first and a last one: no times, and not the events themselves. */
const things: Element<Axis> = map(axis, (found) =>
  found.kind === "grain" || found.kind === "datePart" ? null : found,
);

const ofEach = either<unknown>(per, word("by"));

/** "last ticket of each account", "first order per customer", "when was each account's last ticket". */
const endOfEach: Element<readonly Clause[]> = either(
  sequence([newestOrOldest, datedEvent, ofEach, things], ([way, date, , of]) => endOf(way, date, of)),
  sequence([per, things, optional(word("'s", "’s")), newestOrOldest, datedEvent], ([, of, , way, date]) =>
    endOf(way, date, of),
  ),
);

/** The first or last date of the events of each thing; null if the things are those events. */
function endOf(way: KeywordKind, date: ColumnRef, of: Axis): readonly Clause[] | null {
  if (of.kind === "entity" && of.table === date.table) return null;
  const quantity = { kind: "column", column: date, function: way === "newest" ? "max" : "min" } as const;
  return [
    { kind: "measure", quantity, isImplied: false },
    { kind: "group", axis: of },
  ];
}

/** "whose", "with their", "placed their". */
const ofTheirs: Element<unknown> = either<unknown>(
  word("whose"),
  sequence([optional(either<unknown>(keyword("with"), plainVerb)), word("their", "its")], () => true),
);

/** "whose last order was before 2025", "who placed their first order this year": when the first or last event of each was. */
const endWithin: Element<readonly Clause[]> = sequence(
  [ofTheirs, newestOrOldest, datedEvent, optional(word("be")), phrase("period")],
  ([, way, column, , found], { question }) => [
    {
      kind: "having",
      quantity: { kind: "column", column, function: way === "newest" ? "max" : "min" },
      operator: "=",
      value: { type: "within", ...phraseOf(found, question) },
    },
  ],
);

/** The first and the last event of each thing: no ranking, since each thing has one. */
export const endsOfEachPatterns: readonly Pattern[] = [
  pattern("end of each", "measure", endOfEach, 0.6),
  pattern("end of each within", "having", endWithin, 3),
];
