import {
  mirroredOperators,
  type CompareOperator,
  type Condition,
  type Expression,
  type Literal,
  type MatchCondition,
} from "@askery/model";
import { isNothing, nodeOf, type TreeRecord } from "@askery/guard";
import { isDate } from "./date-forms.ts";
import { readExpression } from "./read-expression.ts";
import { storedColumn, type SqlScope } from "./sql-scope.ts";
import { conjuncts, listOf, textOf } from "./read-sources.ts";
import { partOf, Unreadable } from "./unreadable.ts";

/** The conditions that AND joins, with the two ends of a span of days as one period. */
export function readConditions(node: unknown, scope: SqlScope): readonly Condition[] {
  return mergeSpans(conjuncts(node).map((part) => readCondition(part, scope)));
}

/** Reads a condition. Throws `Unreadable` for what plans do not have. */
export function readCondition(node: unknown, scope: SqlScope): Condition {
  const { kind, record } = nodeOf(node);
  const operator = operators[kind];
  if (operator !== undefined) return readCompare(operator, record, scope);
  const negated = (condition: Condition): Condition =>
    record["not"] === true ? { kind: "not", condition } : condition;
  switch (kind) {
    case "paren":
      return readCondition(record["this"], scope);
    case "not":
      return { kind: "not", condition: readCondition(record["this"], scope) };
    case "and": {
      const conditions = readConditions(node, scope);
      const [only] = conditions;
      return only !== undefined && conditions.length === 1 ? only : { kind: "all", conditions };
    }
    case "or":
      return { kind: "any", conditions: alternatives(node).map((part) => readCondition(part, scope)) };
    case "is_null":
      return negated({ kind: "null", value: readExpression(record["this"], scope) });
    case "between": {
      const value = readExpression(record["this"], scope);
      const [low, high] = [record["low"], record["high"]].map((end) => asTypeOf(value, end, scope));
      if (low === undefined || high === undefined) throw new Unreadable("BETWEEN");
      return negated({ kind: "between", value, low, high });
    }
    case "in":
      return negated(readIn(record, scope));
    case "like":
    case "i_like":
      return negated(readLike(kind, record, scope));
    case "exists":
      return negated(scope.readExists(record, scope));
    case "column":
    case "boolean":
      return { kind: "compare", left: readExpression(node, scope), operator: "=", right: isTrue };
    default:
      throw new Unreadable(partOf(kind));
  }
}

const operators: Readonly<Partial<Record<string, CompareOperator>>> = {
  eq: "=",
  neq: "!=",
  lt: "<",
  lte: "<=",
  gt: ">",
  gte: ">=",
};

const isTrue: Expression = { kind: "literal", value: { type: "boolean", value: true } };

function alternatives(node: unknown): readonly unknown[] {
  const { kind, record } = nodeOf(node);
  return kind === "or" ? [...alternatives(record["left"]), ...alternatives(record["right"])] : [node];
}

function readCompare(operator: CompareOperator, record: TreeRecord, scope: SqlScope): Condition {
  const left = readExpression(record["left"], scope);
  if (left.kind === "literal") {
    const right = readExpression(record["right"], scope);
    return {
      kind: "compare",
      left: right,
      operator: mirroredOperators[operator],
      right: asTypeOf(right, record["left"], scope),
    };
  }
  return { kind: "compare", left, operator, right: asTypeOf(left, record["right"], scope) };
}

function readIn(record: TreeRecord, scope: SqlScope): Condition {
  if (!isNothing(record["query"] ?? null)) throw new Unreadable("a subquery");
  const value = readExpression(record["this"], scope);
  const options = listOf(record["expressions"]).map((one): Literal => {
    const option = asTypeOf(value, one, scope);
    if (option.kind !== "literal") throw new Unreadable("IN with something else than constants");
    return option.value;
  });
  return { kind: "in", value, options };
}

/** A constant as a value of what it is compared with: a day for a date, midnight for a timestamp. */
function asTypeOf(value: Expression, node: unknown, scope: SqlScope): Expression {
  const read = readExpression(node, scope);
  const column = storedColumn(value.kind === "grain" ? value.of : value, scope);
  if (read.kind !== "literal" || column === undefined) return read;
  const { value: literal } = read;
  if (literal.type === "null" || literal.type === "boolean" || literal.type === "number") {
    return column.type === "boolean" && literal.type === "number"
      ? { kind: "literal", value: { type: "boolean", value: literal.value !== "0" } }
      : read;
  }
  const [day, time = ""] = literal.value.split(/[ T]/u);
  if (!isDate(column) || day === undefined || !/^\d{4}-\d\d-\d\d$/u.test(day)) return read;
  if (column.type === "date" && (time === "" || isMidnight(time))) {
    return { kind: "literal", value: { type: "date", value: day } };
  }
  if (time !== "" && !/^\d\d:\d\d:\d\d$/u.test(time)) throw new Unreadable(`the constant ${literal.value}`);
  return {
    kind: "literal",
    value: { type: "timestamp", value: `${day} ${time === "" ? "00:00:00" : time}` },
  };
}

function isMidnight(time: string): boolean {
  return /^00:00(?::00(?:\.0+)?)?$/u.test(time);
}

function readLike(kind: string, record: TreeRecord, scope: SqlScope): Condition {
  const pattern = nodeOf(record["right"]);
  const text = pattern.kind === "literal" ? textOf(pattern.record["value"]) : "";
  const value = readExpression(record["left"], scope);
  const lowered = value.kind === "call" && value.function === "lower" ? value.arguments[0] : undefined;
  const ignoresCase = kind === "i_like" || scope.likeIgnoresCase || lowered !== undefined;
  if (!ignoresCase) throw new Unreadable("LIKE, which distinguishes case here,");
  const [, start, middle = "", end] = /^(%?)(.*?)(%?)$/su.exec(text) ?? [];
  if (middle === "" || /[%_\\]/u.test(middle)) throw new Unreadable(`the pattern '${text}'`);
  const how: MatchCondition["how"] =
    start === "%" ? (end === "%" ? "contains" : "endsWith") : end === "%" ? "startsWith" : "equals";
  return { kind: "match", value: lowered ?? value, how, text: middle };
}

/** Puts the first and last day of a span together, which a chip shows as one period. */
export function mergeSpans(conditions: readonly Condition[]): readonly Condition[] {
  const merged: Condition[] = [];
  const used = new Set<Condition>();
  for (const one of conditions) {
    const from = used.has(one) ? null : readEnd(one, ">=");
    const partner = conditions.find((other) => {
      const to = used.has(other) ? null : readEnd(other, "<");
      return from !== null && to !== null && JSON.stringify(to.value) === JSON.stringify(from.value);
    });
    const to = partner === undefined ? null : readEnd(partner, "<");
    if (from === null || to === null || partner === undefined) {
      if (!used.has(one)) merged.push(one);
      continue;
    }
    used.add(partner);
    const at = merged.indexOf(partner);
    if (at >= 0) merged.splice(at, 1);
    merged.push({
      kind: "period",
      value: from.value,
      period: { kind: "absolute", from: from.day, to: to.day },
      words: "",
    });
  }
  return merged;
}

function readEnd(
  condition: Condition,
  operator: CompareOperator,
): { readonly value: Expression; readonly day: string } | null {
  if (condition.kind !== "compare" || condition.operator !== operator) return null;
  const { left, right } = condition;
  if (left.kind !== "column" || right.kind !== "literal") return null;
  const { value } = right;
  if (value.type === "date") return { value: left, day: value.value };
  const [day = "", time = ""] = value.type === "timestamp" ? value.value.split(" ") : [];
  return day !== "" && isMidnight(time) ? { value: left, day } : null;
}
