import type { Clause, Quantity } from "../clause.ts";
import type { CueKind } from "../cue.ts";
import {
  cue,
  either,
  map,
  optional,
  pattern,
  sequence,
  word,
  type Element,
  type Pattern,
} from "../pattern.ts";
import { figure, table } from "./column.ts";
import { duration } from "./duration.ts";
import { aggregate, averageOver, impliedQuantity, quantityPer, statedQuantity } from "./quantity.ts";
import { test } from "./test.ts";

/** "how many gold customers", "number of newsletter subscribers": rows, and what must hold of them. */
const countedSome: Element<readonly Clause[]> = sequence(
  [cue("count"), test, optional(table)],
  ([, found, named], { schema }) => {
    if (!("column" in found)) return null;
    const isWhole = named !== null || schema.isFlag(found.column);
    if (!isWhole) return null;
    return [measure({ kind: "rows", table: named ?? found.column.table }), { kind: "filter", test: found }];
  },
);

const extreme: Element<CueKind> = either(
  cue("average", "median", "maximum", "minimum"),
  map(word("lowest", "smallest", "cheapest"), () => "minimum"),
);

/** "lowest and highest salary": several aggregates of one figure. */
const severalAggregates: Element<readonly Clause[]> = either(
  sequence([extreme, cue("and"), extreme, figure], ([one, , other, column], context) => [
    measure(aggregate(column, one, context)),
    measure(aggregate(column, other, context)),
  ]),
  sequence(
    [extreme, word(","), extreme, cue("and"), extreme, figure],
    ([one, , two, , three, column], context) => [
      measure(aggregate(column, one, context)),
      measure(aggregate(column, two, context)),
      measure(aggregate(column, three, context)),
    ],
  ),
);

/** What is measured. */
export const measurePatterns: readonly Pattern[] = [
  pattern(
    "measure",
    "measure",
    map(either(statedQuantity, quantityPer, averageOver, duration), (of) => [measure(of)]),
  ),
  pattern(
    "bare figure",
    "measure",
    map(impliedQuantity, (of) => [{ kind: "measure", quantity: of, isImplied: true }]),
  ),
  pattern("counted with a test", "measure", countedSome),
  pattern("several aggregates", "measure", severalAggregates),
];

function measure(quantity: Quantity): Clause {
  return { kind: "measure", quantity, isImplied: false };
}
