import type { Condition, Expression, Literal, Problem, QueryPlan } from "@askery/model";
import { isSame } from "../request/is-same.ts";
import type { Schema } from "../schema/schema.ts";

/**
 * Refuses a plan whose conditions no row can meet together: a column that is empty and compared with something, or one that
 * has two values.
 */
export function refuseContradiction(plan: QueryPlan, schema: Schema): Problem | null {
  const all = plan.filters.flatMap(conjuncts);
  const excludes = (one: Condition, other: Condition): boolean =>
    (one.kind === "null" && needs(other, one.value)) ||
    areApart(one, other, (value) => isList(value, plan, schema));
  return all.some((one) => all.some((other) => one !== other && excludes(one, other)))
    ? { code: "question-not-understood", spans: [], facts: {}, suggestions: [] }
    : null;
}

/** The conditions that must all be true. */
function conjuncts(condition: Condition): readonly Condition[] {
  return condition.kind === "all" ? condition.conditions.flatMap(conjuncts) : [condition];
}

/** True if the condition is met only where the value is not empty. */
function needs(condition: Condition, value: Expression): boolean {
  switch (condition.kind) {
    case "not":
      return condition.condition.kind === "null" && isSame(condition.condition.value, value);
    case "compare":
      return [condition.left, condition.right].some((side) => isComputedFrom(side, value));
    case "between":
    case "in":
    case "inPlan":
    case "match":
    case "period":
      return isComputedFrom(condition.value, value);
    default:
      return false;
  }
}

/** True if the expression is null wherever the value is. */
function isComputedFrom(expression: Expression, value: Expression): boolean {
  if (isSame(expression, value)) return true;
  switch (expression.kind) {
    case "arithmetic":
      return isComputedFrom(expression.left, value) || isComputedFrom(expression.right, value);
    case "duration":
      return isComputedFrom(expression.from, value) || isComputedFrom(expression.to, value);
    case "grain":
    case "datePart":
      return isComputedFrom(expression.of, value);
    default:
      return false;
  }
}

/** True if both require a column to be one of some values, and have none in common. Lists may have both. */
function areApart(one: Condition, other: Condition, mayHaveBoth: (value: Expression) => boolean): boolean {
  const [first, second] = [valuesIn(one), valuesIn(other)];
  if (first === null || second === null || !isSame(first.of, second.of)) return false;
  if (mayHaveBoth(first.of)) return false;
  return !first.values.some((value) => second.values.some((same) => isSame(value, same)));
}

function valuesIn(
  condition: Condition,
): { readonly of: Expression; readonly values: readonly Literal[] } | null {
  if (condition.kind === "in") return { of: condition.value, values: condition.options };
  if (condition.kind !== "compare" || condition.operator !== "=") return null;
  const { left, right } = condition;
  return right.kind === "literal" ? { of: left, values: [right.value] } : null;
}

function isList(value: Expression, { sources }: QueryPlan, schema: Schema): boolean {
  if (value.kind !== "column") return false;
  const source = sources.find(({ id }) => id === value.source);
  return (
    source?.kind === "table" && schema.column({ table: source.table, column: value.column }).isList === true
  );
}
