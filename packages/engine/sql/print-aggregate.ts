import { assertNever, invariant, type AggregateExpression } from "@askery/model";
import type { Scope } from "./printing.ts";

/** Prints an aggregate over the rows of a group. */
export function printAggregate(expression: AggregateExpression, scope: Scope): string {
  const { dialect, print } = scope.printing;
  const { function: name, of, where } = expression;
  const filter = where === null ? "" : ` FILTER (WHERE ${print.condition(where, scope)})`;
  if (of === null) {
    invariant(name === "count", `only count has no value, not ${name}`);
    return `COUNT(*)${filter}`;
  }
  const value = print.expression(of, scope);
  switch (name) {
    case "count":
    case "sum":
    case "avg":
    case "min":
    case "max":
      return `${name.toUpperCase()}(${value})${filter}`;
    case "countDistinct":
      return `COUNT(DISTINCT ${value})${filter}`;
    case "stddev":
      return dialect.stddev(value, filter);
    case "median":
    case "percentile":
      invariant(dialect.percentile.kind === "aggregate", "a dialect without percentiles ranks values first");
      return dialect.percentile.print(value, printFraction(expression)) + filter;
    default:
      return assertNever(name);
  }
}

/** The fraction of a percentile, as SQL. */
export function printFraction({ function: name, fraction }: AggregateExpression): string {
  if (name === "median") return "0.5";
  invariant(
    fraction !== undefined && fraction >= 0 && fraction <= 1,
    "a percentile has a fraction of 0 to 1",
  );
  return String(fraction);
}
