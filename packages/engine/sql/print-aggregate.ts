import { assertNever, invariant, type AggregateExpression, type Expression } from "@askery/model";
import { describeExpression } from "./describe-expression.ts";
import { divideSubunits, findAggregateSubunits } from "./divide-subunits.ts";
import type { Operand } from "./dialects/dialect.ts";
import { findStoredColumn } from "./find-catalog.ts";
import { hold } from "./held-text.ts";
import type { Scope } from "./printing.ts";

/** Prints an aggregate over the rows of a group. */
export function printAggregate(expression: AggregateExpression, scope: Scope): string {
  const subunits = findAggregateSubunits(expression, scope);
  if (subunits === null) return printOver(scope, expression, scope);
  const stored = printOver({ ...scope, isStored: true }, expression, scope);
  return counts.has(expression.function) ? stored : divideSubunits(stored, subunits);
}

const counts: ReadonlySet<AggregateExpression["function"]> = new Set(["count", "countDistinct"]);

/** Prints an aggregate with its values as a scope of their own reads them. */
function printOver(values: Scope, expression: AggregateExpression, scope: Scope): string {
  const { dialect, print } = scope.printing;
  const { function: name, of, where } = expression;
  const condition = where === null ? null : print.condition(where, scope);
  const isClause = dialect.aggregateFilter === "clause";
  const filter = condition === null || !isClause ? "" : ` FILTER (WHERE ${condition})`;
  const pick = (sql: string) =>
    condition === null || isClause ? sql : `CASE WHEN ${condition} THEN ${sql} END`;
  if (of === null) {
    invariant(name === "count", `only count has no value, not ${name}`);
    return condition === null || isClause ? `COUNT(*)${filter}` : `COUNT(${pick("1")})`;
  }
  const value = pick(print.expression(of, values));
  switch (name) {
    case "min":
    case "max":
      return printExtreme(of, values, (sql) => `${name.toUpperCase()}(${pick(sql)})${filter}`);
    case "count":
    case "sum":
    case "avg":
      return `${name.toUpperCase()}(${value})${filter}`;
    case "countDistinct":
      return `COUNT(DISTINCT ${value})${filter}`;
    case "stddev":
      return dialect.stddev(value, filter);
    case "median":
    case "percentile":
      invariant(dialect.percentile.kind === "aggregate", "a dialect without percentiles ranks values first");
      return (
        dialect.percentile.print({ sql: value, type: numberType(of, scope) }, printFraction(expression)) +
        filter
      );
    default:
      return assertNever(name);
  }
}

/** Prints the first or last value; of an enumeration, in its declared order. */
function printExtreme(of: Expression, scope: Scope, extreme: (sql: string) => string): string {
  const { dialect, print, catalog, held } = scope.printing;
  const sql = print.expression(of, scope);
  const column = findStoredColumn(of, scope.plan, catalog);
  const isStored = scope.computed.size === 0 && column?.isList !== true;
  if (dialect.enumerations === null || column?.labels === undefined || !isStored) return extreme(sql);
  const labels = column.labels.map((label) => hold(held, { kind: "text", text: dialect.textLiteral(label) }));
  return dialect.enumerations.labelOf(extreme(dialect.enumerations.rank(sql)), labels);
}

function numberType(value: Expression, { plan, printing }: Scope): Operand["type"] {
  const { type } = describeExpression(value, plan, printing.catalog);
  return type === "decimal" || type === "float" ? type : "integer";
}

/** Prints the fraction of a percentile. */
export function printFraction({ function: name, fraction }: AggregateExpression): string {
  if (name === "median") return "0.5";
  invariant(
    fraction !== undefined && fraction >= 0 && fraction <= 1,
    "a percentile has a fraction of 0 to 1",
  );
  return String(fraction);
}
