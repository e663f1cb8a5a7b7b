import {
  mirroredOperators,
  type BetweenCondition,
  type CompareCondition,
  type CompareOperator,
  type Expression,
  type DateSpan,
  type IsoDate,
} from "@askery/model";
import { describeExpression } from "./describe-expression.ts";
import { nextDay } from "./dialects/date-text.ts";
import { asSpelled, haveDifferentKinds } from "./literal-kind.ts";
import { printAsText, printLiteral } from "./print-literal.ts";
import { isZoned, printZone } from "./print-moment.ts";
import type { Scope } from "./printing.ts";
import { holdsAggregate } from "./walk-expression.ts";

/** Prints that a date or timestamp is within a span, in a form that can use an index. */
export function printPeriod(value: Expression, period: DateSpan, scope: Scope, isNegated: boolean): string {
  const sql = scope.printing.print.expression(value, scope);
  const bounds = [
    ...(period.from === null
      ? []
      : [`${sql} ${isNegated ? "<" : ">="} ${printDayStart(period.from, value, scope)}`]),
    ...(period.to === null
      ? []
      : [`${sql} ${isNegated ? ">=" : "<"} ${printDayStart(period.to, value, scope)}`]),
  ];
  if (bounds.length === 0) return isNegated ? "1 = 0" : "1 = 1";
  if (bounds.length === 1) return bounds.join("");
  return isNegated ? `(${bounds.join(" OR ")})` : bounds.join(" AND ");
}

/**
 * Prints a comparison of a timestamp with a date, which means the whole day: "after December 31" starts on the next
 * day. Null for any other comparison.
 */
export function printDayComparison({ left, right, operator }: CompareCondition, scope: Scope): string | null {
  const day = dayOf(right);
  if (day !== null && isTimestamp(left, scope)) return printDays(left, operator, day, scope);
  const leftDay = dayOf(left);
  if (leftDay !== null && isTimestamp(right, scope)) {
    return printDays(right, mirroredOperators[operator], leftDay, scope);
  }
  return null;
}

/** Prints BETWEEN, with both ends included, and dates to the end of the day. */
export function printBetween(
  { value, low, high }: BetweenCondition,
  scope: Scope,
  isNegated: boolean,
): string {
  const from = dayOf(low);
  const until = dayOf(high);
  if (from !== null && until !== null && isTimestamp(value, scope)) {
    return printPeriod(value, { from, to: nextDay(until) }, scope, isNegated);
  }
  const [valueSql, lowSql, highSql] = printComparable([value, low, high], scope);
  if (!scope.printing.dialect.canBoundGroups && isOfGroups(value)) {
    return isNegated
      ? `(${valueSql} < ${lowSql} OR ${valueSql} > ${highSql})`
      : `(${valueSql} >= ${lowSql} AND ${valueSql} <= ${highSql})`;
  }
  return `${valueSql} ${isNegated ? "NOT " : ""}BETWEEN ${lowSql} AND ${highSql}`;
}

function isOfGroups(value: Expression): boolean {
  return value.kind === "output" || holdsAggregate(value);
}

/**
 * Prints values so that they compare by meaning: constants and dates in one encoding; as text if their types differ and
 * the database is strictly typed.
 */
export function printComparable(values: readonly Expression[], scope: Scope): readonly string[] {
  const { printing, plan } = scope;
  const described = values.map((value) => describeExpression(value, plan, printing.catalog));
  const encodings = new Set(
    described.filter((_, index) => values[index]?.kind !== "literal").map(({ encoding }) => encoding),
  );
  const [encoding = null] = encodings;
  const isZonedHere = described.some(isZoned);
  const isAsText = printing.dialect.insistsOnTypes && haveDifferentKinds(described.map(({ type }) => type));
  return values.map((value, index) => {
    if (isAsText) return printText(value, described[index]?.type === "text", scope);
    if (value.kind === "literal") {
      const isInstant = isZonedHere && value.value.type === "timestamp";
      const sql = printLiteral(value.value, printing, encodings.size === 1 ? encoding : null);
      return isInstant && printing.dialect.zones
        ? printing.dialect.zones.fromLocal(sql, printZone(printing))
        : sql;
    }
    const sql = printing.print.expression(value, scope);
    const { type, encoding: own } = described[index] ?? { type: "other", encoding: null };
    const isMoment = type === "date" || type === "timestamp";
    return encodings.size > 1 && isMoment ? printing.dialect.decodeMoment({ sql, type, encoding: own }) : sql;
  });
}

function printText(value: Expression, isText: boolean, scope: Scope): string {
  const { printing } = scope;
  if (value.kind === "literal") return printAsText(value.value, printing);
  const sql = printing.print.expression(value, scope);
  return isText ? sql : printing.dialect.castToText(sql);
}

function dayOf(expression: Expression): IsoDate | null {
  if (expression.kind !== "literal") return null;
  const literal = asSpelled(expression.value);
  return literal.type === "date" ? literal.value : null;
}

function isTimestamp(expression: Expression, { plan, printing }: Scope): boolean {
  return describeExpression(expression, plan, printing.catalog).type === "timestamp";
}

function printDays(value: Expression, operator: CompareOperator, day: IsoDate, scope: Scope): string {
  switch (operator) {
    case "<":
      return printPeriod(value, { from: null, to: day }, scope, false);
    case ">=":
      return printPeriod(value, { from: day, to: null }, scope, false);
    case "<=":
      return printPeriod(value, { from: null, to: nextDay(day) }, scope, false);
    case ">":
      return printPeriod(value, { from: nextDay(day), to: null }, scope, false);
    default:
      return printPeriod(value, { from: day, to: nextDay(day) }, scope, operator === "!=");
  }
}

/** The start of a day, in a form that is comparable with the value. */
function printDayStart(day: IsoDate, value: Expression, { plan, printing }: Scope): string {
  const { dialect, catalog } = printing;
  const description = describeExpression(value, plan, catalog);
  if (dialect.insistsOnTypes && description.type === "text") return dialect.textLiteral(day);
  if (dialect.zones === null || !isZoned(description)) return dialect.dateLiteral(day, description.encoding);
  return dialect.zones.fromLocal(dialect.timestampLiteral(`${day} 00:00:00`, null), printZone(printing));
}
