import type { Axis, Clause, OrderKey } from "../request/clause.ts";
import type { Schema } from "../schema/schema.ts";
import { salesOf } from "../request/worth-of.ts";
import { axis } from "./axis.ts";
import { withOthers } from "./look-elements.ts";
import { either, keyword, optional, sequence, word, type Element } from "./pattern.ts";
import { count, direction, orderKey } from "./top-elements.ts";

const and = word("and", "plus", "with", "vs", "versus", "against", ",", "&");

/** "and the rest", "vs all others", "plus everything else". */
const theRest: Element<unknown> = either<unknown>(
  sequence(
    [optional(and), optional(word("all")), word("rest", "other", "others", "remainder", "remaining")],
    () => true,
  ),
  sequence([optional(and), word("everything", "everyone", "all"), word("else")], () => true),
);

/** "top 5 countries by revenue and the rest": each of them, and the others together in the chart. */
export const topAndRest: Element<readonly Clause[]> = sequence(
  [
    direction,
    count,
    axis,
    optional(
      sequence([either<unknown>(keyword("each", "sort"), word("in", "by")), orderKey], ([, by]) => by),
    ),
    theRest,
  ],
  ([way, rows, subject, by], { schema }): readonly Clause[] | null => {
    const quantity = quantityOf(by, subject, schema);
    const chart = withOthers(rows);
    if (way === "ascending" || chart === null || quantity === null) return null;
    return [
      { kind: "measure", quantity, isImplied: by === null },
      { kind: "group", axis: subject },
      { kind: "chart", chart },
    ];
  },
);

/** The figure that is named, or else what was sold of them. */
function quantityOf(by: OrderKey | null, subject: Axis, schema: Schema) {
  if (by !== null) return by.kind === "quantity" ? by.quantity : null;
  return salesOf(schema, subject.kind === "entity" ? subject.table : null);
}
