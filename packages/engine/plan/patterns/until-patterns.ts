import type { AggregateFunction, Condition, DurationUnit } from "@askery/model";
import type { Clause, ColumnRef, Quantity, Test } from "../request/clause.ts";
import type { Schema } from "../schema/schema.ts";
import { table as entity } from "./column.ts";
import { asked, durationUntil, how, timeWithin, type Asked } from "./duration.ts";
import { modifier } from "./modified-patterns.ts";
import { either, map, optional, pattern, sequence, word, type Element, type Pattern } from "./pattern.ts";
import { durationUnit, inUnits, moment } from "./span.ts";
import { state } from "./state.ts";
import { definedTest } from "./test.ts";

const untilWord = word("until", "till", "before", "to");

/** "how fast", "how quickly", "how soon". */
const howFast: Element<Asked> = sequence([word("how"), word("fast", "quickly", "quick", "soon")], () => ({
  how: null,
  unit: null,
}));

/**
 * "how long until a broken reader is repaired, days", "how fast do public clients pay": the time until an event, of the rows
 * that pass a condition.
 */
const untilEvent = sequence(
  [
    either(
      sequence([asked, untilWord], ([one]) => one),
      howFast,
    ),
    optional(modifier),
    optional(entity),
    optional(word("take", "need", "get")),
    moment,
    optional(inUnits),
  ],
  ([one, test, , , to, unit], { schema }) =>
    withTest(test, durationUntil(to, { ...one, unit: unit ?? one.unit }, schema)),
);

/** The date that is empty as long as rows are in the state: "on the lot" until they are sold. */
const whileEmpty: Element<ColumnRef> = map(either<Test>(definedTest, state), (test, { schema }) =>
  endOf(test, schema),
);

function endOf(test: Test, schema: Schema): ColumnRef | null {
  if (test.kind === "defined") {
    const { meaning } = test.entry;
    return meaning.kind === "filter" ? emptyIn(meaning.condition, meaning.table) : null;
  }
  if (test.kind !== "state" || test.isNegated) return null;
  const tables = test.table === null ? schema.catalog.tables.map(({ id }) => id) : [test.table];
  const conditions = tables.flatMap((id) => schema.stateOf(id, test.phrase)?.condition ?? []);
  const [only, ...others] = conditions;
  return only?.kind === "empty" && !only.isNegated && others.length === 0 ? only.column : null;
}

function emptyIn(condition: Condition, table: string): ColumnRef | null {
  return condition.kind === "null" && condition.value.kind === "column"
    ? { table, column: condition.value.column }
    : null;
}

/** "days on the lot until sold", "hours standing per cause", "average days in storage": the time that rows are in a state. */
const inState = sequence(
  [optional(how), durationUnit, whileEmpty, optional(sequence([untilWord, moment], ([, to]) => to))],
  ([function_, unit, end, until], { schema }): readonly Clause[] | null => {
    const to = until ?? end;
    const from = to.table === end.table ? schema.spanStart(to) : null;
    return from === null
      ? null
      : [measure(timeWithin({ from, to }, { function: function_ ?? usual(unit, until), unit }, schema))];
  },
);

/** Hours add up, as of standstills; days until an event are those of one row. */
function usual(unit: DurationUnit, until: ColumnRef | null): AggregateFunction {
  const isShort = unit === "hour" || unit === "minute" || unit === "second";
  return isShort && until === null ? "sum" : "avg";
}

function withTest(test: Test | null, quantity: Quantity | null): readonly Clause[] | null {
  if (quantity === null) return null;
  return [...(test === null ? [] : [{ kind: "filter", test } as const]), measure(quantity)];
}

function measure(quantity: Quantity): Clause {
  return { kind: "measure", quantity, isImplied: false };
}

/** Times until an event and in a state. */
export const untilPatterns: readonly Pattern[] = [
  pattern("until an event", "measure", untilEvent, 0.2),
  pattern("time in a state", "measure", inState, 0.4),
];
