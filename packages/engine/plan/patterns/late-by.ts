import type { StateCondition, TableId } from "@askery/model";
import type { Clause } from "../request/clause.ts";
import type { StateTest } from "../request/state-test.ts";
import { elapsedTest, type Elapsed } from "./comparison.ts";
import { bound, number, type Bound } from "./elapsed-patterns.ts";
import {
  either,
  onlyWhere,
  optional,
  pattern,
  sequence,
  word,
  type Element,
  type Pattern,
} from "./pattern.ts";
import type { Schema } from "../schema/schema.ts";
import { lateSpan } from "./lateness.ts";
import { durationUnit } from "./span.ts";
import { state } from "./state.ts";
import { tablesInState } from "./tables-in-state.ts";

/** A state, and by how much rows must be in it. */
interface LateBy {
  readonly late: StateTest;
  readonly by: Bound;
}

/** "30 days", where something is late by that: at least so much. */
const atLeast: Element<Bound> = sequence([number, optional(word("+")), durationUnit], ([amount, , unit]) => ({
  how: "atLeast",
  than: { amount, unit },
}));

/** "more than 30 days overdue", "90 days past due", "late by over a week". */
const lateBy: Element<LateBy> = either<LateBy>(
  sequence([either(bound, atLeast), optional(word("too")), state], ([by, , late]) => ({ late, by })),
  sequence([state, word("by", "for", "since"), either(bound, atLeast)], ([late, , by]) => ({ late, by })),
);

/** Rows that missed a date that was set by a length of time. Those that are not done yet are later every day. */
const rowsLateBy: Element<readonly Clause[]> = onlyWhere(lateBy, (context, from) =>
  lateBy(context, from).flatMap(({ value: { late, by }, ...match }) =>
    tablesInState(late, context.schema).flatMap((table) => {
      const since = timeSinceDue(table, late, context.schema);
      if (since === null) return [];
      const value: readonly Clause[] = [
        { kind: "filter", test: { ...late, table } },
        { kind: "filter", test: elapsedTest(since, by.how, by.than) },
      ];
      return [{ ...match, value }];
    }),
  ),
);

/** From the date that was set to the date that came later, or to today. */
function timeSinceDue(table: TableId, late: StateTest, schema: Schema): Elapsed | null {
  const span = lateSpan(table, late, schema);
  if (span !== null) return { ...span, lasts: true };
  const condition = late.isNegated ? null : (schema.stateOf(table, late.phrase)?.condition ?? null);
  const due = condition && findPast(condition);
  return due && { from: due.column, to: null, lasts: false };
}

type Past = Extract<StateCondition, { kind: "past" }>;

function findPast(condition: StateCondition): Past | null {
  if (condition.kind === "past") return condition.isNegated ? null : condition;
  if (!("conditions" in condition)) return null;
  return condition.conditions.map(findPast).find((past) => past !== null) ?? null;
}

/** Rows that are late by a length of time. */
export const lateByPatterns: readonly Pattern[] = [pattern("late by", "filter", rowsLateBy, 1.5)];
