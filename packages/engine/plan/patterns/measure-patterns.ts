import type { Clause, Quantity } from "../request/clause.ts";
import { cue, either, map, optional, pattern, sequence, type Element, type Pattern } from "./pattern.ts";
import { table } from "./column.ts";
import { duration } from "./duration.ts";
import { aggregatedSeveral, averageOver, impliedQuantity, quantityPer, statedQuantity } from "./quantity.ts";
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

/** What is measured. */
export const measurePatterns: readonly Pattern[] = [
  pattern(
    "measure",
    "measure",
    map(either(statedQuantity, quantityPer, averageOver, duration), (of) => [measure(of)]),
  ),
  pattern(
    "several aggregates",
    "measure",
    map(aggregatedSeveral, (found) => found.map(measure)),
  ),
  pattern(
    "bare figure",
    "measure",
    map(impliedQuantity, (of) => [{ kind: "measure", quantity: of, isImplied: true }]),
  ),
  pattern("counted with a test", "measure", countedSome),
];

function measure(quantity: Quantity): Clause {
  return { kind: "measure", quantity, isImplied: false };
}
