import type { StateCondition, TableId } from "@askery/model";
import { columnsOfState } from "../../meaning/states/columns-of-state.ts";
import { lastDayOf } from "../../question/last-day.ts";
import type { Clause, ColumnRef, PeriodPhrase } from "../request/clause.ts";
import type { StateTest } from "../request/state-test.ts";
import { isOneDay } from "../request/is-one-day.ts";
import type { Schema } from "../schema/schema.ts";
import {
  either,
  map,
  onlyWhere,
  optional,
  pattern,
  phrase,
  sequence,
  word,
  type Element,
  type Pattern,
  type PatternContext,
} from "./pattern.ts";
import { phraseOf } from "./period-patterns.ts";
import { state } from "./state.ts";
import { tablesNamed } from "./tables-named.ts";

/** From the date on which rows began to the one on which they ended, or without an end. */
export interface Lifetime {
  readonly from: ColumnRef;
  readonly to: ColumnRef | null;
}

/** "as of March", "as at 31 March": the last day of the period. */
const asOf: Element<PeriodPhrase> = sequence([word("as"), phrase("period")], ([, found], { question }) => {
  const period = lastDayOf(found.period);
  return period === null ? null : { ...phraseOf(found, question), period };
});

/** "at the end of 2024". */
const atEnd: Element<PeriodPhrase> = map(phrase("period"), (found, { question }) => {
  const words = question.words.slice(found.range.from, found.range.to);
  return isOneDay(found.period) && words.some(({ lower }) => endWords.has(lower))
    ? phraseOf(found, question)
    : null;
});

const endWords: ReadonlySet<string> = new Set(["end", "close", "start", "beginning"]);

/** "on 1 May". */
const onDay: Element<PeriodPhrase> = map(phrase("period"), (found, { question }) =>
  isOneDay(found.period) ? phraseOf(found, question) : null,
);

const inPeriod: Element<PeriodPhrase> = map(phrase("period"), (found, { question }) =>
  found.period.from === null || found.period.to === null ? null : phraseOf(found, question),
);

/** "did we have", "were there", "existed". */
const existed: Element<unknown> = either<unknown>(
  sequence([optional(word("do")), optional(word("we", "they", "you")), word("have", "exist")], () => true),
  sequence([word("be"), word("there", "around")], () => true),
);

/** "were employed", "worked here". */
const employed: Element<unknown> = sequence(
  [optional(word("be", "do")), word("employ", "work"), optional(word("here"))],
  () => true,
);

const ranIn: Element<PeriodPhrase> = sequence(
  [optional(word("be")), word("run", "ran", "running", "ongoing"), inPeriod],
  ([, , during]) => during,
);

/** "campaigns that ran in October": some of their time was in it. What "we ran" in a time began in it. */
const ran: Element<PeriodPhrase> = onlyWhere(ranIn, (context, from) =>
  context.question.words[from - 1]?.lower === "we" ? [] : ranIn(context, from),
);

/** "how many employees did we have at the end of 2024", "customers as of March": rows that lasted then. */
const lasted: Element<readonly Clause[]> = either(
  duringLifetime(
    sequence([existed, either(asOf, atEnd, onDay)], ([, during]) => during),
    (table, schema) => schema.span(table) ?? ofThing(table, schema),
  ),
  duringLifetime(asOf, (table, schema) => ofThing(table, schema) ?? sinceDate(table, schema)),
  duringLifetime(atEnd, ofThing),
  duringLifetime(onlyAfterTable(onDay), (table, schema) =>
    schema.endDate(table) === null ? null : ofThing(table, schema),
  ),
  duringLifetime(
    sequence([employed, inPeriod], ([, during]) => during),
    (table, schema) => (schema.isPerson(table) ? ofThing(table, schema) : null),
  ),
  duringLifetime(
    ran,
    (table, schema) => schema.span(table) ?? (schema.endDate(table) === null ? null : ofThing(table, schema)),
  ),
);

function duringLifetime(
  element: Element<PeriodPhrase>,
  lifetimeOf: (table: TableId, schema: Schema) => Lifetime | null,
): Element<readonly Clause[]> {
  return onlyWhere(element, (context, from) => {
    const lifetime = nearestBefore(context, from, (table) => lifetimeOf(table, context.schema));
    return lifetime === null
      ? []
      : element(context, from).map((match) => ({ ...match, value: [filterBy(lifetime, match.value)] }));
  });
}

/** "headcount on 1 May", as opposed to "employees hired on 1 May". */
function onlyAfterTable<Found>(element: Element<Found>): Element<Found> {
  return onlyWhere(element, (context, from) => {
    const mentions = context.mentionsAt.flat();
    const follows = mentions.some(({ target, range }) => target.kind === "table" && range.to === from);
    return follows ? element(context, from) : [];
  });
}

/** What the nearest table mentioned before this word has. */
function nearestBefore<Found>(
  context: PatternContext,
  from: number,
  find: (table: TableId) => Found | null,
): Found | null {
  const before = context.mentionsAt.map((mentions, index) => (index < from ? mentions : []));
  const [nearest] = tablesNamed({ ...context, mentionsAt: before }, from).toSorted(
    (one, other) => one.distance - other.distance,
  );
  return nearest === undefined ? null : find(nearest.table);
}

/** A thing lasts from its date on, a customer from the sign-up, until its end if it has one. Events have only their day. */
export function ofThing(table: TableId, schema: Schema): Lifetime | null {
  const start = schema.eventDate(table);
  if (schema.isEvent(table) || start === null) return null;
  const from = { table, column: start };
  const active = schema.stateOf(table, "active");
  const known = schema.span(table) ?? (active && lifetimeOf(active.condition, schema));
  if (known !== null) return known;
  const end = schema.endDate(table);
  if (end !== null) return { from, to: { table, column: end } };
  return schema.isPerson(table) || !hasTime(from, schema) ? { from, to: null } : null;
}

/** "orders as of March": what has happened by then. */
function sinceDate(table: TableId, schema: Schema): Lifetime | null {
  const date = schema.eventDate(table);
  return date === null ? null : { from: { table, column: date }, to: null };
}

/** True for a date with a time of day, at which something happens. */
function hasTime(date: ColumnRef, schema: Schema): boolean {
  const { type, profile } = schema.column(date);
  const known = [profile?.min, profile?.max].filter((one) => typeof one === "string");
  return known.length === 0 ? type === "timestamp" : known.some((one) => /[1-9]:|:[0-5]*[1-9]/.test(one));
}

/** "campaigns running on 1 May", "staff active in March 2025": rows that were in the state then, rather than now. */
const inStateThen: Element<readonly Clause[]> = onlyWhere(state, (context, from) =>
  stateThen(context, from).flatMap((match) => {
    const [found, during] = match.value;
    const lifetime =
      found.table === null
        ? nearestBefore(context, from, (table) => lifetimeIn(found, table, context.schema))
        : lifetimeIn(found, found.table, context.schema);
    return lifetime === null ? [] : [{ ...match, value: [filterBy(lifetime, during)] }];
  }),
);

const stateThen = sequence([state, inPeriod], (values): readonly [StateTest, PeriodPhrase] => values);

function lifetimeIn(
  { phrase: called, isNegated }: StateTest,
  table: TableId,
  schema: Schema,
): Lifetime | null {
  const found = isNegated ? null : schema.stateOf(table, called);
  return found === null ? null : lifetimeOf(found.condition, schema);
}

/** Rows are in such a state from one date to another: begun and not over, or while the end is empty. */
function lifetimeOf(condition: StateCondition, schema: Schema): Lifetime | null {
  if (condition.kind === "empty") {
    const from = condition.isNegated ? null : schema.spanStart(condition.column);
    return from === null ? null : { from, to: condition.column };
  }
  if (condition.kind !== "all") return null;
  const [begun, lasts] = condition.conditions;
  const [end] = lasts === undefined ? [] : columnsOfState(lasts);
  const isSpan = begun?.kind === "past" && !begun.isNegated && condition.conditions.length === 2;
  return isSpan && end !== undefined ? { from: begun.column, to: end } : null;
}

function filterBy({ from, to }: Lifetime, during: PeriodPhrase): Clause {
  return { kind: "filter", test: { kind: "lasting", column: from, end: to, during } };
}

/** Rows that lasted at a time. */
export const lastingPatterns: readonly Pattern[] = [
  pattern("lasted", "period", lasted, 0.6),
  pattern("in a state then", "filter", inStateThen, 0.6),
];
