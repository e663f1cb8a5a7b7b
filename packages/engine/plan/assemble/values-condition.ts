import type { Condition, Expression, Literal } from "@askery/model";
import type { ColumnRef } from "../request/clause.ts";
import type { Schema } from "../schema/schema.ts";

/** Requires one of the values, or none of them. */
export function valuesCondition(
  options: readonly Literal[],
  value: Expression,
  isNegated: boolean,
): Condition {
  const [only] = options;
  if (only !== undefined && options.length === 1) {
    return {
      kind: "compare",
      left: value,
      operator: isNegated ? "!=" : "=",
      right: { kind: "literal", value: only },
    };
  }
  return negateIf(isNegated, { kind: "in", value, options });
}

export function negateIf(isNegated: boolean, condition: Condition): Condition {
  return isNegated ? { kind: "not", condition } : condition;
}

/** Converts a value to a literal of the column's type. */
export function literalOf(value: string, ref: ColumnRef, schema: Schema): Literal {
  switch (schema.column(ref).type) {
    case "boolean":
      return { type: "boolean", value: value === "true" || value === "1" };
    case "integer":
    case "decimal":
    case "float":
      return { type: "number", value };
    case "date":
      return { type: "date", value };
    default:
      return { type: "text", value };
  }
}
