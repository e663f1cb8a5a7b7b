import type { Clause, ColumnRef, Test } from "../request/clause.ts";
import type { StateTest } from "../request/state-test.ts";
import {
  keyword,
  either,
  map,
  onlyWhere,
  optional,
  pattern,
  sequence,
  tagged,
  word,
  type Element,
  type Pattern,
  type PatternContext,
} from "./pattern.ts";
import { unlessAtStart } from "./at-start.ts";
import { anyColumn, namedColumn, table } from "./column.ts";
import { beforeToday } from "../request/before-today.ts";
import { happening } from "./happening.ts";
import type { Schema } from "../schema/schema.ts";
import { state } from "./state.ts";
import { test } from "./test.ts";

/** A nullable date column for an action: "discontinued", "paid", "delivered". */
const deed: Element<ColumnRef> = map(namedColumn, mayBeEmpty);

/** An action by any verb for it; used after a negation, which makes the meaning clear. */
const namedDeed: Element<ColumnRef> = either(deed, map(happening, mayBeEmpty));

/** An action before the rows that it was done to. An adjective that is a value, such as "open", is no action. */
const doneBefore: Element<ColumnRef> = onlyWhere(deed, (context, from) => {
  const isValue = (context.mentionsAt[from] ?? []).some(
    ({ target, stage }) => target.kind === "value" && stage === "exact",
  );
  return isValue && context.question.words[from]?.tag === "adjective" ? [] : deed(context, from);
});

/** "discontinued products", "delivered German orders": the action's date is not null. */
const done: Element<readonly Clause[]> = sequence(
  [doneBefore, optional(test), table],
  ([column, found, owner]) =>
    column.table === owner
      ? [
          filter({ kind: "missing", column, isNegated: true }),
          ...(found ? [filter(found)] : []),
          { kind: "entity", table: owner },
        ]
      : null,
);

/** "have not been paid yet": the action's date is null. */
const notDone: Element<readonly Clause[]> = sequence(
  [keyword("not"), optional(tagged("verb")), namedDeed, optional(keyword("still"))],
  ([, , column]) => [filter({ kind: "missing", column, isNegated: false })],
);

/** "people who are still here", "who currently work", "right now": rows that are active. */
export const current: Element<StateTest> = either(
  map(keyword("current"), () => active),
  map(unlessAtStart(keyword("still", "now")), () => ({ ...active, isMild: true })),
);

/** "which permits are valid today": the state of today, and no date. "Are delivered today" is a date. */
function todayInState(): Element<unknown> {
  const today = word("today");
  return onlyWhere(today, (context, from) => {
    const { question, statesAt, mentionsAt } = context;
    const [first, last] = [question.words.slice(0, from), question.words[from - 1]];
    const isAsked = first.some(({ lower }) => lower === "are" || lower === "is");
    const isState =
      statesAt.flat().some(({ range }) => range.to === from) ||
      mentionsAt.flat().some(({ range, target }) => target.kind === "value" && range.to === from);
    const isEvent = last?.lower.endsWith("ed") === true && happening(context, from - 1).length > 0;
    return isAsked && isState && !isEvent ? today(context, from) : [];
  });
}

/** "no longer used", "no longer active". */
export const former: Element<StateTest> = map(keyword("former"), () => ({ ...active, phrase: "inactive" }));

const active: StateTest = { kind: "state", phrase: "active", table: null, isNegated: false, isMild: false };
const overdue: StateTest = { ...active, phrase: "past due" };

/** "past their due date", "beyond the end date": overdue where the table has that state, else a date before today. */
const past: Element<readonly Clause[]> = sequence(
  [word("past", "beyond"), optional(word("their", "its", "the")), anyColumn],
  ([, , column], { schema }) => {
    if (!schema.isDate(column)) return null;
    const isDue = schema.isDeadline(column) && schema.stateOf(column.table, overdue.phrase) !== null;
    return isDue
      ? [filter({ ...overdue, table: column.table })]
      : [{ kind: "period", period: beforeToday, column, isNegated: false }];
  },
);

/** "finished orders in 2025": the period is about the day on which they were finished. */
export function sinceWhen({ table, phrase, isNegated }: StateTest, schema: Schema): readonly Clause[] {
  const column = table === null || isNegated ? null : (schema.stateOf(table, phrase)?.since ?? null);
  return column === null ? [] : [{ kind: "happening", column }];
}

/** After "non", a state is a part of its opposite: "non-billable". */
const plainState: Element<StateTest> = onlyWhere(state, (context, from) =>
  context.question.words[from - 1]?.lower === "non" ? [] : state(context, from),
);

/** Prefers this pattern to that of any filter. */
const stateBonus = 0.02;

/** Status filters, derived from dates and flags. */
export const statusPatterns: readonly Pattern[] = [
  pattern("done", "filter", done),
  pattern("not done", "filter", notDone, 0.1),
  pattern("past", "period", past, 0.2),
  pattern(
    "state",
    "filter",
    map(plainState, (found, { schema }) => [filter(found), ...sinceWhen(found, schema)]),
    stateBonus,
  ),
  pattern(
    "state",
    "filter",
    map(current, (found) => [filter(found)]),
    -0.25,
  ),
  pattern(
    "state today",
    "filter",
    map(todayInState(), () => [filter({ ...active, isMild: true })]),
    0.6,
  ),
  pattern(
    "former",
    "filter",
    map(former, (found) => [filter(found)]),
    -0.25,
  ),
];

function mayBeEmpty(column: ColumnRef, { schema }: PatternContext): ColumnRef | null {
  return schema.isDate(column) && schema.column(column).isNullable ? column : null;
}

function filter(found: Test): Clause {
  return { kind: "filter", test: found };
}
