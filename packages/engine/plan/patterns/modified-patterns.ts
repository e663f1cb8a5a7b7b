import type { Clause, Quantity, Test } from "../request/clause.ts";
import type { StateTest } from "../request/state-test.ts";
import { worthOf } from "../request/worth-of.ts";
import {
  keyword,
  either,
  onlyWhere,
  optional,
  pattern,
  sequence,
  word,
  type Element,
  type Pattern,
} from "./pattern.ts";
import { table as entity, figure } from "./column.ts";
import { aggregateOf } from "./aggregate-of.ts";
import { aggregating } from "./quantity.ts";
import type { Schema } from "../schema/schema.ts";
import { state } from "./state.ts";
import { current, former, sinceWhen } from "./status-patterns.ts";
import { tablesInState } from "./tables-in-state.ts";
import { test } from "./test.ts";

/** A filter before a noun: "open", "active", "sick". */
export const modifier: Element<Test> = either<Test>(test, current, former);

/** "how many open tickets", "number of active German customers". */
const countedModified = sequence(
  [keyword("count"), modifier, optional(modifier), entity],
  ([, first, second, table], { schema }) => narrowed({ kind: "rows", table }, [first, second], schema),
);

/** "average current salary", "total sick days". */
const aggregatedModified = sequence(
  [aggregating, modifier, optional(modifier), figure],
  ([how, first, second, column], { schema }) =>
    narrowed(
      { kind: "column", column, function: aggregateOf(how) ?? schema.defaultAggregate(column) },
      [first, second],
      schema,
    ),
);

const money = word("money", "amount", "value", "balance", "sum", "total");

/** "how much is overdue", "overdue amount", "total outstanding balance". */
const stateOfMoney: Element<StateTest> = either(
  sequence(
    [word("how"), word("much"), optional(money), optional(word("be")), state],
    ([, , , , found]) => found,
  ),
  sequence([optional(keyword("sum")), state, money], ([, found]) => found),
);

/** What the rows in a state are worth. */
const worthInState: Element<readonly Clause[]> = onlyWhere(stateOfMoney, (context, from) =>
  stateOfMoney(context, from).flatMap((match) =>
    tablesInState(match.value, context.schema).flatMap((table) => {
      const worth = worthOf(table, "sum", context.schema);
      return worth === null
        ? []
        : [{ ...match, value: narrowed(worth, [{ ...match.value, table }], context.schema) }];
    }),
  ),
);

/** Figures with an adjective between keyword and noun. */
export const modifiedPatterns: readonly Pattern[] = [
  pattern("modified count", "measure", countedModified),
  pattern("modified figure", "measure", aggregatedModified),
  pattern("worth in a state", "measure", worthInState, 0.5),
];

function narrowed(quantity: Quantity, tests: readonly (Test | null)[], schema: Schema): readonly Clause[] {
  return [
    ...tests.flatMap((test): readonly Clause[] =>
      test === null
        ? []
        : [{ kind: "filter", test }, ...(test.kind === "state" ? sinceWhen(test, schema) : [])],
    ),
    { kind: "measure", quantity, isImplied: false },
  ];
}
