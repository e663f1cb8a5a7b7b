import type { AggregateFunction, DurationUnit, StateCondition, TableId } from "@askery/model";
import type { Clause } from "../request/clause.ts";
import type { StateTest } from "../request/state-test.ts";
import type { Schema, Span } from "../schema/schema.ts";
import { table as entity } from "./column.ts";
import { how } from "./duration.ts";
import {
  either,
  keyword,
  onlyWhere,
  optional,
  pattern,
  sequence,
  word,
  type Element,
  type Pattern,
} from "./pattern.ts";
import { durationUnit, inUnits } from "./span.ts";
import { state } from "./state.ts";
import { tablesInState } from "./tables-in-state.ts";

/** How the time by which rows are late is asked for. */
interface Asked {
  readonly late: StateTest;
  readonly unit: DurationUnit | null;
  readonly how: AggregateFunction | null;
}

const onAverage: Element<"avg"> = sequence([optional(word("on")), keyword("average")], () => "avg");

/** "how late are deliveries on average, in days", "how late do parcels arrive". */
const howLate: Element<Asked> = sequence(
  [
    word("how"),
    state,
    optional(word("be", "do")),
    optional(entity),
    optional(word("arrive", "come", "run", "be")),
    optional(onAverage),
    optional(inUnits),
  ],
  ([, late, , , , , unit]) => ({ late, unit, how: null }),
);

/** "how many days late on average", "average days late", "total days overdue". */
const unitsLate: Element<Asked> = sequence(
  [
    optional(how),
    optional(keyword("count")),
    durationUnit,
    optional(word("be")),
    optional(entity),
    state,
    optional(word("be")),
    optional(entity),
    optional(onAverage),
  ],
  ([function_, , unit, , , late]) => ({ late, unit, how: function_ }),
);

const asked: Element<Asked> = either(howLate, unitsLate);

/**
 * The time by which rows miss a date that was set: from the date that a state compares up to the date that comes later. Rows in time have
 * none.
 */
const timeLate: Element<readonly Clause[]> = onlyWhere(asked, (context, from) =>
  asked(context, from).flatMap(({ value, ...match }) =>
    tablesInState(value.late, context.schema).flatMap((table) => {
      const span = lateSpan(table, value.late, context.schema);
      if (span === null) return [];
      const clauses: readonly Clause[] = [
        { kind: "filter", test: { ...value.late, table } },
        {
          kind: "measure",
          quantity: {
            kind: "duration",
            table,
            ...span,
            lasts: false,
            unit: value.unit ?? "day",
            function: value.how ?? "avg",
          },
          isImplied: false,
        },
      ];
      return [{ ...match, value: clauses }];
    }),
  ),
);

/** From the date that was set to the date that came later; null if no state of that name compares two dates. */
export function lateSpan(table: TableId, { phrase, isNegated }: StateTest, schema: Schema): Span | null {
  const condition = isNegated ? null : (schema.stateOf(table, phrase)?.condition ?? null);
  const later = condition && findLater(condition);
  return later && { from: later.than, to: later.column };
}

type Later = Extract<StateCondition, { kind: "later" }>;

function findLater(condition: StateCondition): Later | null {
  if (condition.kind === "later") return condition.isNegated ? null : condition;
  if (condition.kind !== "any") return null;
  return condition.conditions.map(findLater).find((later) => later !== null) ?? null;
}

/** By how much rows miss a date. */
export const latenessPatterns: readonly Pattern[] = [pattern("time late", "measure", timeLate, 0.5)];
