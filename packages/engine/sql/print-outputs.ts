import type { Expression } from "@askery/model";
import { describeExpression } from "./describe-expression.ts";
import { nameOutputs, resolveOutput, shownOutputsOf } from "./plan-outputs.ts";
import { isSharedColumn, isSourceColumn } from "./print-source.ts";
import { printOrderTerm } from "./print-window.ts";
import { holdsAggregate } from "./walk-expression.ts";
import { keyOf, printName, type Scope } from "./printing.ts";

/** The columns of a SELECT and how ORDER BY refers to them. */
export interface PrintedOutputs {
  readonly columns: readonly string[];
  /** The alias, or the expression if it needs no alias, by expression key. */
  readonly orderTexts: ReadonlyMap<string, string>;
}

/**
 * Prints the shown outputs as the columns of a SELECT.
 *
 * The result of a statement shows dates that are stored as numbers as dates.
 */
export function printOutputs(scope: Scope, isResult: boolean): PrintedOutputs {
  const { plan, printing } = scope;
  const names = nameOutputs(plan, printing.dialect);
  const orderTexts = new Map<string, string>();
  const columns = shownOutputsOf(plan).map((output) => {
    const sql = printing.print.expression(output.expression, scope);
    const shown = isResult ? decode(sql, output.expression, scope) : sql;
    const name = names.get(output.id) ?? output.id;
    const alias = printName(name, printing);
    const isBare = isColumnName(sql, output.expression, alias, scope) && shown === sql;
    const isRenamed =
      !isResult && printing.dialect.qualifiesSharedNames && isSharedColumn(name, plan, printing.catalog);
    const isNamed = isBare && !isRenamed;
    const key = keyOf(resolveOutput(output.expression, plan));
    if (!orderTexts.has(key)) orderTexts.set(key, isNamed || meansColumn(name, scope) ? sql : alias);
    return isNamed ? sql : `${shown} AS ${alias}`;
  });
  return { columns, orderTexts };
}

/** Prints the plan's order. Omits constants, since ORDER BY treats a number as a column index. */
export function printOrder(scope: Scope, orderTexts: ReadonlyMap<string, string>): readonly string[] {
  const { plan, printing } = scope;
  return plan.order.flatMap(({ by, direction }) => {
    const expression = resolveOutput(by, plan);
    if (expression.kind === "literal") return [];
    const formula = printing.print.expression(expression, scope);
    const sql = orderTexts.get(keyOf(expression)) ?? formula;
    // MariaDB accepts the alias of an aggregate as a sort key, but not inside an expression.
    const tested = holdsAggregate(expression) ? formula : sql;
    const { isNullable } = describeExpression(expression, plan, printing.catalog);
    return [printOrderTerm({ sql, direction, isNullable, tested }, scope)];
  });
}

/** True if this alias in ORDER BY would refer to a column of the sources. */
function meansColumn(alias: string, { plan, printing }: Scope): boolean {
  return printing.dialect.ordersBy === "sources first" && isSourceColumn(alias, plan, printing.catalog);
}

function decode(sql: string, expression: Expression, { plan, printing }: Scope): string {
  const { type, encoding } = describeExpression(expression, plan, printing.catalog);
  return type === "date" || type === "timestamp"
    ? printing.dialect.decodeMoment({ sql, type, encoding })
    : sql;
}

/** True if the column already has this name and needs no AS. */
function isColumnName(sql: string, expression: Expression, alias: string, scope: Scope): boolean {
  if (sql === alias) return true;
  return expression.kind === "column" && sql === `${scope.prefixes.get(expression.source) ?? ""}${alias}`;
}
