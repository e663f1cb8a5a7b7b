import type { Expression } from "@askery/model";

/** A figure of which nothing is zero. */
export function orZero(figure: Expression): Expression {
  const zero: Expression = { kind: "literal", value: { type: "number", value: "0" } };
  return { kind: "call", function: "coalesce", arguments: [figure, zero] };
}
