import {
  assertNever,
  invariant,
  type CompareCondition,
  type CompareOperator,
  type Condition,
  type Expression,
  type InCondition,
  type InPlanCondition,
  type LiteralExpression,
  type MatchCondition,
  type PeriodCondition,
  type Plan,
} from "@askery/model";
import { describeExpression } from "./describe-expression.ts";
import { indent } from "./print-block.ts";
import { yearsWithin } from "../plan/assemble/years-within.ts";
import { resolvePeriod } from "../question/resolve-period.ts";
import { findStoredColumn } from "./find-catalog.ts";
import { isList, printContains, printEmptyTest, printStored } from "./print-list.ts";
import { printBetween, printComparable, printDayComparison, printPeriod } from "./print-period.ts";
import { takeName } from "./print-source.ts";
import { listSpellings } from "./print-spellings.ts";
import { printText, type MatchingPair, type Printing, type Scope } from "./printing.ts";
import { wrapPlan } from "../plan/wrap-plan.ts";
import { withoutNulls } from "./without-nulls.ts";

/**
 * Prints a condition that can be part of an AND list: an OR gets parentheses.
 *
 * Negation follows SQL: for an unknown value (null), neither the condition nor its negation is true. Anti-joins
 * (`exists`, `inPlan`) differ: nulls in the inner plan exclude nothing.
 */
export function printCondition(condition: Condition, scope: Scope): string {
  return print(condition, scope, false);
}

function print(condition: Condition, scope: Scope, isNegated: boolean): string {
  const not = isNegated ? "NOT " : "";
  switch (condition.kind) {
    case "compare":
      return printCompare(condition, scope, isNegated);
    case "between":
      return printBetween(condition, scope, isNegated);
    case "in":
      return isList(condition.value, scope)
        ? print(asElementTests(condition), scope, isNegated)
        : printIn(condition, scope, isNegated);
    case "inPlan":
      return printInPlan(condition, scope, isNegated);
    case "match":
      return printMatch(condition, scope, isNegated);
    case "null":
      return printNullTest(condition.value, scope, isNegated);
    case "period":
      return printWithin(condition, scope, isNegated);
    case "exists": {
      const pairs = condition.on.map(({ outer, inner }) => ({ inner, outer: printShown(outer, scope) }));
      invariant(pairs.length > 0, "exists has a pair to meet on");
      if (!scope.printing.dialect.canCorrelate) {
        return printMembership(condition.plan, pairs, scope, isNegated);
      }
      const query = scope.printing.print.matchingRow(condition.plan, pairs, scope.printing);
      return `${not}EXISTS (\n${indent(query)}\n)`;
    }
    case "all":
      return printList(condition.conditions, { word: "AND", empty: "1 = 1" }, scope, isNegated);
    case "any":
      return printList(condition.conditions, { word: "OR", empty: "1 = 0" }, scope, isNegated);
    case "not":
      return print(condition.condition, scope, !isNegated);
    default:
      return assertNever(condition);
  }
}

function printWithin({ value, period, isYear }: PeriodCondition, scope: Scope, isNegated: boolean): string {
  const span = resolvePeriod(period, scope.printing);
  return isYear === true
    ? print(yearsWithin(span, value), scope, isNegated)
    : printPeriod(value, span, scope, isNegated);
}

/** A condition on a column is about what is stored, also where elements of its lists are grouped. */
function printValue(expression: Expression, scope: Scope): string {
  return expression.kind === "column"
    ? printStored(expression, scope)
    : scope.printing.print.expression(expression, scope);
}

/** A value that is compared with outputs of another plan, which are divided if they are amounts in cents. */
function printShown(expression: Expression, scope: Scope): string {
  const { plan, printing } = scope;
  const isDivided = findStoredColumn(expression, plan, printing.catalog)?.subunits !== undefined;
  return isDivided ? printing.print.expression(expression, scope) : printValue(expression, scope);
}

/** A list without elements counts as missing, because databases save either for it. */
function printNullTest(value: Expression, scope: Scope, isNegated: boolean): string {
  return isList(value, scope)
    ? printEmptyTest(value, scope, isNegated)
    : `${printValue(value, scope)} IS ${isNegated ? "NOT " : ""}NULL`;
}

function printCompare(condition: CompareCondition, scope: Scope, isNegated: boolean): string {
  const operator = isNegated ? opposites[condition.operator] : condition.operator;
  const nullSide = [condition.left, condition.right].findIndex(
    (side) => side.kind === "literal" && side.value.type === "null",
  );
  if (nullSide >= 0 && (operator === "=" || operator === "!=")) {
    const value = nullSide === 0 ? condition.right : condition.left;
    return printNullTest(value, scope, operator === "!=");
  }
  const contains = printElementTest({ ...condition, operator }, scope);
  if (contains !== null) return contains;
  const spellings = printSpellingTest({ ...condition, operator }, scope);
  if (spellings !== null) return spellings;
  const asDays = printDayComparison({ ...condition, operator }, scope);
  if (asDays !== null) return asDays;
  const [left, right] = printComparable([condition.left, condition.right], scope);
  return `${left} ${operator === "!=" ? "<>" : operator} ${right}`;
}

const opposites: Readonly<Record<CompareOperator, CompareOperator>> = {
  "=": "!=",
  "!=": "=",
  "<": ">=",
  "<=": ">",
  ">": "<=",
  ">=": "<",
};

/** Prints that a list has an element, or has it not; null for any other comparison. */
function printElementTest({ left, right, operator }: CompareCondition, scope: Scope): string | null {
  const [list, element] = left.kind === "literal" ? [right, left] : [left, right];
  const isTest = (operator === "=" || operator === "!=") && element.kind === "literal";
  if (!isTest || !isList(list, scope)) return null;
  const contains = printContains(list, element.value, scope);
  return operator === "=" ? contains : `NOT (${contains})`;
}

/** That a list has one of several elements. A null among the options is a list that is missing. */
function asElementTests({ value, options }: InCondition): Condition {
  const conditions = options.map((option): Condition => ({
    kind: "compare",
    left: value,
    operator: "=",
    right: { kind: "literal", value: option },
  }));
  return { kind: "any", conditions };
}

/** Prints a test for one value that has several spellings; null for any other comparison. */
function printSpellingTest({ left, right, operator }: CompareCondition, scope: Scope): string | null {
  const [value, option] = left.kind === "literal" ? [right, left] : [left, right];
  const isTest = (operator === "=" || operator === "!=") && option.kind === "literal";
  if (!isTest || !isUnited(value, scope)) return null;
  return printIn({ kind: "in", value, options: [option.value] }, scope, operator === "!=");
}

function isUnited(value: Expression, { plan, printing }: Scope): boolean {
  return findStoredColumn(value, plan, printing.catalog)?.spellings !== undefined;
}

/** Prints IN. A null option matches rows without a value. */
function printIn(condition: InCondition, outer: Scope, isNegated: boolean): string {
  const { value } = condition;
  const column = findStoredColumn(value, outer.plan, outer.printing.catalog);
  const options = column === null ? condition.options : listSpellings(condition.options, column);
  const scope = { ...outer, isStored: outer.isStored || column?.spellings !== undefined };
  invariant(options.length > 0, "there is an option to be in");
  const constants = options
    .filter((option) => option.type !== "null")
    .map((option): LiteralExpression => ({ kind: "literal", value: option }));
  const [sql = "", ...known] = printComparable([value, ...constants], scope);
  const nullTest = `${sql} IS ${isNegated ? "NOT " : ""}NULL`;
  if (known.length === 0) return nullTest;
  const list =
    known.length === 1
      ? `${sql} ${isNegated ? "<>" : "="} ${known.join("")}`
      : `${sql} ${isNegated ? "NOT " : ""}IN (${known.join(", ")})`;
  if (known.length === options.length) return list;
  return isNegated ? list : `(${list} OR ${nullTest})`;
}

/**
 * Prints IN with a subquery. The column of hand-written SQL has no known name, so nulls are handled with IS NOT TRUE.
 */
function printInPlan({ value, plan }: InPlanCondition, scope: Scope, isNegated: boolean): string {
  const { printing } = scope;
  const sql = printShown(value, scope);
  const inPlan = (inner: typeof plan) => `IN (\n${indent(printOptions(inner, printing))}\n)`;
  if (!isNegated) return `${sql} ${inPlan(plan)}`;
  const known = withoutNulls(plan, printing.catalog);
  if (known !== null) return `${sql} NOT ${inPlan(known)}`;
  return `(${sql} IS NOT NULL AND (${sql} ${inPlan(plan)}) IS NOT TRUE)`;
}

/**
 * Prints a correlated match as IN, for databases without correlated subqueries. A row with a null key matches nothing.
 */
function printMembership(
  plan: Plan,
  pairs: readonly MatchingPair[],
  { printing }: Scope,
  isNegated: boolean,
): string {
  const rows = printing.print.plan(
    wrapPlan(
      plan,
      pairs.map(({ inner }) => inner),
    ),
    printing,
  );
  const outer = pairs.map((pair) => pair.outer).join(", ");
  const isIn = `${pairs.length === 1 ? outer : `(${outer})`} IN (\n${indent(rows)}\n)`;
  return isNegated ? `NOT COALESCE(${isIn}, FALSE)` : isIn;
}

/** Wraps a limited subquery where the dialect does not allow LIMIT in IN. Hand-written SQL may contain a limit. */
function printOptions(plan: Plan, printing: Printing): string {
  const sql = printing.print.plan(plan, printing);
  const isLimited = plan.kind === "sql" || (plan.kind === "query" && plan.limit !== null);
  if (printing.dialect.canLimitInside || !isLimited) return sql;
  return `SELECT * FROM (\n${indent(sql)}\n) ${takeName("s", printing)}`;
}

function printMatch(condition: MatchCondition, scope: Scope, isNegated: boolean): string {
  const isOfList = isList(condition.value, scope);
  if (isOfList && condition.how === "equals") {
    const contains = printContains(condition.value, { type: "text", value: condition.text }, scope);
    return isNegated ? `NOT (${contains})` : contains;
  }
  const { dialect, catalog } = scope.printing;
  const { type, nativeType } = describeExpression(condition.value, scope.plan, catalog);
  const isText = type === "text" && !isOfList && (nativeType === null || textTypes.test(nativeType));
  const sql = printValue(condition.value, scope);
  const value = isText ? sql : dialect.castToText(sql);
  if (condition.how === "equals") {
    const equal = dialect.equalsWithoutCase(value, printText(condition.text, condition, scope.printing));
    return isNegated ? `NOT (${equal})` : equal;
  }
  const { escape, escapeClause } = dialect.like;
  const hasWildcards = /[%_!\\]/.test(condition.text);
  const text = condition.text.replaceAll(wildcards[escape], `${escape}$&`);
  const pattern = `${condition.how === "startsWith" ? "" : "%"}${text}${condition.how === "endsWith" ? "" : "%"}`;
  const patternSql = printText(pattern, condition, scope.printing);
  return dialect.like.print(value, isNegated ? "NOT " : "", patternSql) + (hasWildcards ? escapeClause : "");
}

const wildcards = { "!": /[%_!]/g, "\\": /[%_\\]/g } as const;

/** Types that the database treats as text; an enum, for example, is not. */
const textTypes = /char|text|string|clob/i;

function printList(
  conditions: readonly Condition[],
  { word, empty }: { readonly word: string; readonly empty: string },
  scope: Scope,
  isNegated: boolean,
): string {
  const parts = conditions.map((condition) => print(condition, scope, false));
  const [first = empty] = parts;
  const not = isNegated ? "NOT " : "";
  return parts.length < 2 && !isNegated
    ? first
    : `${not}(${parts.length < 2 ? first : parts.join(` ${word} `)})`;
}
