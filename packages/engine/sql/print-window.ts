import {
  assertNever,
  type ChangeExpression,
  type OutputId,
  type PreviousExpression,
  type ShareExpression,
  type WindowExpression,
  invariant,
} from "@askery/model";
import { closeOperand } from "./close-operand.ts";
import { describeExpression } from "./describe-expression.ts";
import type { Scope } from "./printing.ts";

/** Prints a window over groups. Its parts are columns of earlier stages. */
export function printWindow(expression: WindowExpression, scope: Scope): string {
  const { print, dialect } = scope.printing;
  const value = print.expression(expression.of, scope);
  switch (expression.kind) {
    case "share": {
      const partition = printPartition(expression.within, scope);
      const total = `SUM(${value}) OVER (${partition})`;
      const type = numberType(expression, scope);
      const part = expression.isCumulative === true ? printLargest(expression, value, scope) : value;
      return dialect.divide({ sql: part, type }, { sql: total, type, isNeverZero: false });
    }
    case "previous":
      return printLag(expression, value, scope);
    case "change": {
      const before = printLag(expression, value, scope);
      const difference = `${closeOperand(value)} - ${before}`;
      if (expression.as === "difference") return difference;
      const type = numberType(expression, scope);
      return dialect.divide({ sql: difference, type }, { sql: before, type, isNeverZero: false });
    }
    case "running":
      return `SUM(${value}) OVER (${printFrame(expression, "ROWS UNBOUNDED PRECEDING", scope)})`;
    case "moving": {
      checkCount(expression.groups);
      const frame = `ROWS BETWEEN ${expression.groups - 1} PRECEDING AND CURRENT ROW`;
      return `AVG(${value}) OVER (${printFrame(expression, frame, scope)})`;
    }
    case "rank": {
      const order = printOrderTerm(
        { sql: value, direction: expression.direction, isNullable: isNullable(expression.of, scope) },
        scope,
      );
      return `RANK() OVER (${joinParts([printPartition(expression.within, scope), `ORDER BY ${order}`])})`;
    }
    default:
      return assertNever(expression);
  }
}

/** The sum from the largest value to this one. */
function printLargest({ of, within }: ShareExpression, value: string, scope: Scope): string {
  const others = scope.plan.dimensions.filter(({ id }) => !within.includes(id));
  const largest = printOrderTerm(
    { sql: value, direction: "descending", isNullable: isNullable(of, scope) },
    scope,
  );
  const order = [largest, ...others.map(({ id }) => printOutput(id, scope))].join(", ");
  const parts = [printPartition(within, scope), `ORDER BY ${order}`, "ROWS UNBOUNDED PRECEDING"];
  return `SUM(${value}) OVER (${joinParts(parts)})`;
}

/** A printed sort key. */
export interface OrderTerm {
  readonly sql: string;
  readonly direction: "ascending" | "descending";
  readonly isNullable: boolean;
  /** The form to use in a null test, if `sql` is an alias that is not allowed there. */
  readonly tested?: string;
}

/** Prints a sort key. Nulls always come last, so that all databases return the same order. */
export function printOrderTerm(
  { sql, direction, isNullable, tested = sql }: OrderTerm,
  scope: Scope,
): string {
  const term = `${sql}${direction === "descending" ? " DESC" : ""}`;
  const nullsLast = isNullable ? scope.printing.dialect.nullsLast[direction] : "by itself";
  if (nullsLast === "by test") return `${tested} IS NULL, ${term}`;
  return nullsLast === "by word" ? `${term} NULLS LAST` : term;
}

/** Prints `PARTITION BY` with these outputs; empty for none. */
export function printPartition(within: readonly OutputId[], scope: Scope): string {
  if (within.length === 0) return "";
  return `PARTITION BY ${within.map((output) => printOutput(output, scope)).join(", ")}`;
}

function printLag(expression: PreviousExpression | ChangeExpression, value: string, scope: Scope): string {
  checkCount(expression.steps);
  const steps = expression.steps === 1 ? "" : `, ${expression.steps}`;
  return `${scope.printing.dialect.lag(value, steps)} OVER (${printFrame(expression, "", scope)})`;
}

function printFrame(
  { along, within }: { readonly along: OutputId; readonly within: readonly OutputId[] },
  frame: string,
  scope: Scope,
): string {
  const order = printOrderTerm(
    {
      sql: printOutput(along, scope),
      direction: "ascending",
      isNullable: isNullable({ kind: "output", output: along }, scope),
    },
    scope,
  );
  return joinParts([printPartition(within, scope), `ORDER BY ${order}`, frame]);
}

function printOutput(output: OutputId, scope: Scope): string {
  return scope.printing.print.expression({ kind: "output", output }, scope);
}

function joinParts(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}

function isNullable(expression: WindowExpression["of"], scope: Scope): boolean {
  return describeExpression(expression, scope.plan, scope.printing.catalog).isNullable;
}

function numberType(expression: WindowExpression, scope: Scope): "integer" | "decimal" | "float" {
  const { type } = describeExpression(expression.of, scope.plan, scope.printing.catalog);
  return type === "decimal" || type === "float" ? type : "integer";
}

function checkCount(count: number): void {
  invariant(Number.isSafeInteger(count) && count > 0, `a window counts groups, not ${count}`);
}
