import {
  assertNever,
  invariant,
  type ArithmeticExpression,
  type CallExpression,
  type CaseExpression,
  type ColumnExpression,
  type Expression,
  type Literal,
} from "@askery/model";
import { closeOperand } from "./close-operand.ts";
import { divideSubunits } from "./divide-subunits.ts";
import { describeExpression } from "./describe-expression.ts";
import { findColumn, findTable } from "./find-catalog.ts";
import { findOutput, nameOutputs, namingBlock } from "./plan-outputs.ts";
import { printAggregate } from "./print-aggregate.ts";
import { printLiteral } from "./print-literal.ts";
import { printMoment } from "./print-moment.ts";
import { printUnited } from "./print-spellings.ts";
import { indent } from "./print-block.ts";
import { printWindow } from "./print-window.ts";
import { keyOf, printName, type Scope } from "./printing.ts";

/**
 * Prints an expression in a scope: the column name if an earlier stage computed it, otherwise the formula.
 *
 * The result may contain operators, all of which bind tighter than those of conditions.
 */
export function printExpression(expression: Expression, scope: Scope): string {
  if (scope.computed.size > 0) {
    const known = scope.computed.get(keyOf(expression));
    if (known !== undefined) return known;
  }
  const { dialect, settings } = scope.printing;
  switch (expression.kind) {
    case "column":
      return scope.isStored
        ? printColumn(expression, scope)
        : (scope.elements.get(keyOf(expression)) ?? printColumn(expression, scope));
    case "output":
      return printExpression(findOutput(expression.output, scope.plan).expression, scope);
    case "literal":
      return printLiteral(expression.value, scope.printing);
    case "arithmetic":
      return printArithmetic(expression, scope);
    case "grain":
      return dialect.truncate(printMoment(expression.of, scope), expression.grain, settings.weekStart);
    case "datePart":
      return dialect.datePart(printMoment(expression.of, scope), expression.part);
    case "duration":
      return dialect.duration(
        printMoment(expression.from, scope),
        printMoment(expression.to, scope),
        expression.unit,
      );
    case "case":
      return printCase(expression, scope);
    case "call":
      return printCall(expression, scope);
    case "scalar":
      return `(\n${indent(scope.printing.print.plan(expression.plan, scope.printing))}\n)`;
    case "aggregate":
      return printAggregate(expression, scope);
    case "share":
    case "change":
    case "previous":
    case "running":
    case "moving":
    case "rank":
      return printWindow(expression, scope);
    default:
      return assertNever(expression);
  }
}

function printColumn({ source: id, column }: ColumnExpression, scope: Scope): string {
  const prefix = scope.prefixes.get(id);
  const source = scope.plan.sources.find((source) => source.id === id);
  invariant(source !== undefined && prefix !== undefined, `the plan has a source ${JSON.stringify(id)}`);
  const described =
    source.kind === "table" ? findColumn(column, findTable(source.table, scope.printing.catalog)) : null;
  const block = source.kind === "plan" ? namingBlock(source.plan) : null;
  const name = block === null ? column : nameOutputs(block, scope.printing.dialect).get(column);
  invariant(name !== undefined, `the inner plan has an output ${JSON.stringify(column)}`);
  const sql = prefix + printName(name, scope.printing);
  if (described?.subunits !== undefined && !scope.isStored) return divideSubunits(sql, described.subunits);
  if (described?.isNumberText) return `CAST(${sql} AS NUMERIC)`;
  return described?.spellings && !scope.isStored ? printUnited(sql, described, scope.printing) : sql;
}

function printArithmetic({ operator, left, right }: ArithmeticExpression, scope: Scope): string {
  if (operator === "/") {
    return scope.printing.dialect.divide(printOperand(left, scope), {
      ...printOperand(right, scope),
      isNeverZero: right.kind === "literal" && isNonZero(right.value),
    });
  }
  const { print } = scope.printing;
  const isLeftOpen = operator === "*" ? !isProduct(left) : !isArithmetic(left);
  const isRightOpen = operator === "-" ? !isProduct(right) : operator === "*" || !isArithmetic(right);
  const leftSql = print.expression(left, scope);
  const rightSql = print.expression(right, scope);
  return `${isLeftOpen ? closeOperand(leftSql) : leftSql} ${operator} ${isRightOpen ? closeOperand(rightSql) : rightSql}`;
}

function isArithmetic(expression: Expression): boolean {
  return expression.kind === "arithmetic";
}

function isProduct(expression: Expression): boolean {
  return expression.kind === "arithmetic" && (expression.operator === "*" || expression.operator === "/");
}

/** Treats numbers of unknown type as integers, so that their division is fractional. */
function printOperand(
  expression: Expression,
  scope: Scope,
): { sql: string; type: "integer" | "decimal" | "float" } {
  const { type } = describeExpression(expression, scope.plan, scope.printing.catalog);
  const sql = printExpression(expression, scope);
  return { sql, type: type === "decimal" || type === "float" ? type : "integer" };
}

function isNonZero(literal: Literal): boolean {
  return literal.type === "number" && Number(literal.value) !== 0;
}

function printCase({ branches, otherwise }: CaseExpression, scope: Scope): string {
  invariant(branches.length > 0, "a case has a branch");
  const { print } = scope.printing;
  const whens = branches.map(
    ({ when, then }) => `WHEN ${print.condition(when, scope)} THEN ${printExpression(then, scope)}`,
  );
  const isNull = otherwise.kind === "literal" && otherwise.value.type === "null";
  const end = isNull ? "END" : `ELSE ${printExpression(otherwise, scope)} END`;
  return ["CASE", ...whens, end].join(" ");
}

function printCall({ function: name, arguments: values }: CallExpression, scope: Scope): string {
  const [first, second] = values;
  invariant(first, `${name} has an argument`);
  switch (name) {
    case "concat":
      return scope.printing.dialect.concat(values.map((value) => printAsText(value, scope)));
    case "length":
    case "lower":
    case "trim":
    case "upper":
      return `${name.toUpperCase()}(${printAsText(first, scope)})`;
    case "round": {
      const digits = second === undefined ? null : printExpression(second, scope);
      return scope.printing.dialect.round(printOperand(first, scope), digits);
    }
    case "abs":
    case "coalesce": {
      const parts = values.map((value) => printExpression(value, scope));
      // SQLite has no COALESCE with a single argument.
      return name === "coalesce" && parts.length === 1
        ? parts.join("")
        : `${name.toUpperCase()}(${parts.join(", ")})`;
    }
    default:
      return assertNever(name);
  }
}

function printAsText(expression: Expression, scope: Scope): string {
  const sql = printExpression(expression, scope);
  const { type } = describeExpression(expression, scope.plan, scope.printing.catalog);
  return type === "text" ? sql : scope.printing.dialect.castToText(sql);
}
