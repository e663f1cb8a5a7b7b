import { assertNever, invariant, type AggregateExpression } from "@askery/model";
import type { Dialect } from "./dialects/dialect.ts";
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
      invariant(dialect.percentile.kind === "aggregate", "gathered values are picked from in a later stage");
      return dialect.percentile.print(value, printFraction(expression)) + filter;
    default:
      return assertNever(name);
  }
}

/** Whether the dialect has no such aggregate, so that the group's values are gathered and picked from later. */
export function isGathered({ function: name }: AggregateExpression, dialect: Dialect): boolean {
  return (name === "median" || name === "percentile") && dialect.percentile.kind === "gathered";
}

/** Prints the gathering of the values that `printPick` picks from. */
export function printGather({ of, where }: AggregateExpression, scope: Scope): string {
  const { dialect, print } = scope.printing;
  invariant(dialect.percentile.kind === "gathered" && of !== null, "a percentile is one of values");
  const value = print.expression(of, scope);
  const kept = where === null ? "" : ` AND ${print.condition(where, scope)}`;
  return `${dialect.percentile.gather(value)} FILTER (WHERE ${value} IS NOT NULL${kept})`;
}

/** Prints the percentile of values that stand gathered in a column. */
export function printPick(expression: AggregateExpression, gathered: string, scope: Scope): string {
  const { percentile } = scope.printing.dialect;
  invariant(percentile.kind === "gathered", "only gathered values are picked from");
  return percentile.pick(gathered, printFraction(expression));
}

function printFraction({ function: name, fraction }: AggregateExpression): string {
  if (name === "median") return "0.5";
  invariant(
    fraction !== undefined && fraction >= 0 && fraction <= 1,
    "a percentile has a fraction of 0 to 1",
  );
  return String(fraction);
}
