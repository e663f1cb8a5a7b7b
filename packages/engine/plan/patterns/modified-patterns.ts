import type { Clause, Quantity, Test } from "../request/clause.ts";
import { keyword, either, optional, pattern, sequence, type Element, type Pattern } from "./pattern.ts";
import { table as entity, figure } from "./column.ts";
import { aggregateOf } from "./aggregate-of.ts";
import { aggregating } from "./quantity.ts";
import type { Schema } from "../schema/schema.ts";
import { current, former, sinceWhen } from "./status-patterns.ts";
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

/** Figures with an adjective between keyword and noun. */
export const modifiedPatterns: readonly Pattern[] = [
  pattern("modified count", "measure", countedModified),
  pattern("modified figure", "measure", aggregatedModified),
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
