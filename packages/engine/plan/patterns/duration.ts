import type { DurationUnit } from "@askery/model";
import type { ColumnRef, Quantity } from "../request/clause.ts";
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
import { label } from "./column.ts";
import { happening } from "./happening.ts";
import { aggregateOf, aggregating } from "./quantity.ts";
import { timeUnit } from "./time-unit.ts";

/** A date column, by its name or its event. */
const date: Element<ColumnRef> = either(
  map(label, (column, { schema }) => (schema.isDate(column) ? column : null)),
  happening,
);

const unit: Element<DurationUnit> = map(timeUnit, (grain) => (grain === "quarter" ? null : grain));
const inUnits: Element<DurationUnit> = sequence([word("in"), unit], ([, of]) => of);

/** "average delivery time in days": counts from the previous date column of the same row. */
const timeUntil = sequence(
  [aggregating, date, word("time", "duration", "delay", "lag"), optional(inUnits)],
  ([how, to, , of], context) => durationOf(how, startOf(to, context), to, of ?? "day"),
);

/** "average days between order date and delivery", "average time from hire to termination". */
const timeBetween = sequence(
  [
    aggregating,
    either<DurationUnit | "any">(
      unit,
      map(word("time", "duration"), () => "any"),
    ),
    optional(word("between", "from")),
    date,
    word("and", "to", "until"),
    date,
    optional(inUnits),
  ],
  ([how, said, , from, , to, of]) => durationOf(how, from, to, of ?? (said === "any" ? "day" : said)),
);

/** "average age", "average tenure": the word implies the start date; tenure ends at the row's end date. */
const timeSince: Element<Quantity> = onlyWhere(aggregating, (context, from) =>
  aggregating(context, from).flatMap((how) => {
    const said = context.question.words[how.to];
    if (said === undefined || !sinceWords.has(said.lemma)) return [];
    return label(context, how.to)
      .filter(({ value }) => context.schema.isDate(value) && isOfPerson(value, context))
      .flatMap((found) => {
        const end = said.lemma === "age" ? null : context.schema.endDate(found.value.table);
        const to = end === null ? null : { table: found.value.table, column: end };
        const since = durationOf(how.value, found.value, to, "year");
        const value = since?.kind === "duration" ? { ...since, lasts: to !== null } : null;
        return value === null
          ? []
          : [{ value, to: found.to, mentions: found.mentions, score: how.score + 0.9 }];
      });
  }),
);

/** Only people have an age or tenure. True of every table if the database has no people. */
function isOfPerson({ table }: ColumnRef, { schema }: PatternContext): boolean {
  return schema.people.length === 0 || schema.isPerson(table);
}

const sinceWords: ReadonlySet<string> = new Set(["age", "tenure", "seniority"]);

/** Aggregated time between two dates of a row, or since one date. */
export const duration: Element<Quantity> = either(
  weigh(timeUntil, 1.05),
  timeBetween,
  sequence([timeSince, optional(inUnits)], ([of, unit]) =>
    unit === null || of.kind !== "duration" ? of : { ...of, unit },
  ),
);

function durationOf(
  how: Parameters<typeof aggregateOf>[0],
  from: ColumnRef | null,
  to: ColumnRef | null,
  of: DurationUnit,
): Quantity | null {
  const function_ = aggregateOf(how);
  if (from === null || function_ === null || (to !== null && from.column === to.column)) return null;
  if (to !== null && to.table !== from.table) return null;
  return { kind: "duration", from, to, lasts: false, unit: of, function: function_ };
}

/** The last date column before this one in its table. */
function startOf(to: ColumnRef, { schema }: PatternContext): ColumnRef | null {
  const dates = schema
    .table(to.table)
    .columns.filter(({ name }) => schema.isDate({ table: to.table, column: name }))
    .map(({ name }) => name);
  const start = dates[dates.indexOf(to.column) - 1];
  return start === undefined ? null : { table: to.table, column: start };
}
