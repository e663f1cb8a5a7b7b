import type { Condition, DateSpan, Expression, IsoDate } from "@askery/model";

/** Builds the condition that a numeric year overlaps the span. */
export function yearsWithin({ from, to }: DateSpan, value: Expression): Condition {
  const conditions: Condition[] = [];
  if (from !== null) conditions.push({ kind: "compare", left: value, operator: ">=", right: yearOf(from) });
  if (to !== null) {
    conditions.push({
      kind: "compare",
      left: value,
      operator: to.endsWith("-01-01") ? "<" : "<=",
      right: yearOf(to),
    });
  }
  const [low, high] = conditions;
  if (
    from !== null &&
    to !== null &&
    to === `${String(Number(from.slice(0, 4)) + 1).padStart(4, "0")}-01-01`
  ) {
    return { kind: "compare", left: value, operator: "=", right: yearOf(from) };
  }
  return low !== undefined && high === undefined ? low : { kind: "all", conditions };
}

function yearOf(date: IsoDate): Expression {
  return { kind: "literal", value: { type: "number", value: String(Number(date.slice(0, 4))) } };
}
