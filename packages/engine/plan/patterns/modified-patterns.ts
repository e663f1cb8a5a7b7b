import type { Clause, Quantity, Test } from "../request/clause.ts";
import { keyword, either, map, optional, pattern, sequence, type Element, type Pattern } from "./pattern.ts";
import { table as entity, figure } from "./column.ts";
import { aggregateOf } from "./aggregate-of.ts";
import { aggregating } from "./quantity.ts";
import { test } from "./test.ts";

/** A filter before a noun: "open", "active", "sick". */
export const modifier: Element<Test> = either<Test>(
  test,
  map(keyword("current"), () => ({ kind: "current", isNegated: false })),
  map(keyword("former"), () => ({ kind: "current", isNegated: true })),
);

/** "how many open tickets", "number of active German customers". */
const countedModified = sequence(
  [keyword("count"), modifier, optional(modifier), entity],
  ([, first, second, table]) => narrowed({ kind: "rows", table }, first, second),
);

/** "average current salary", "total sick days". */
const aggregatedModified = sequence(
  [aggregating, modifier, optional(modifier), figure],
  ([how, first, second, column], { schema }) =>
    narrowed(
      { kind: "column", column, function: aggregateOf(how) ?? schema.defaultAggregate(column) },
      first,
      second,
    ),
);

/** Figures with an adjective between keyword and noun. */
export const modifiedPatterns: readonly Pattern[] = [
  pattern("modified count", "measure", countedModified),
  pattern("modified figure", "measure", aggregatedModified),
];

function narrowed(quantity: Quantity, ...tests: readonly (Test | null)[]): readonly Clause[] {
  return [
    ...tests.filter((test) => test !== null).map((test): Clause => ({ kind: "filter", test })),
    { kind: "measure", quantity, isImplied: false },
  ];
}
