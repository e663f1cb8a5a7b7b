import type { Condition, Expression, Literal, ValueTest } from "@askery/model";

/** The condition that a value passes a test. */
export function conditionOf(test: ValueTest, value: Expression): Condition {
  switch (test.kind) {
    case "compare":
      return { kind: "compare", left: value, operator: test.operator, right: literal(test.value) };
    case "between":
      return { kind: "between", value, low: literal(test.low), high: literal(test.high) };
    case "in":
      return test.options.length === 0 ? noRows : { kind: "in", value, options: test.options };
    case "match":
      return { kind: "match", value, how: test.how, text: test.text };
    case "null":
      return { kind: "null", value };
    case "period":
      // For a time bucket, filters the underlying date.
      return {
        kind: "period",
        value: value.kind === "grain" ? value.of : value,
        period: test.period,
        words: test.words,
      };
  }
}

/** The condition for an empty list of values, which no row meets. */
export const noRows: Condition = { kind: "any", conditions: [] };

function literal(value: Literal): Expression {
  return { kind: "literal", value };
}
