import type {
  CompareCondition,
  CompareOperator,
  Expression,
  InCondition,
  Literal,
  MatchCondition,
  ValueFormat,
} from "@askery/model";
import { findPlanColumn } from "../chart/find-plan-column.ts";
import { isPlural, joinWords } from "../chart/name-words.ts";
import { findMeaning } from "../meaning/find-meaning.ts";
import {
  formatOfExpression,
  verbalizeExpression,
  verbalizeLiteral,
  type Scope,
} from "./verbalize-expression.ts";

/**
 * Describes a comparison, or its opposite with `isNot`: "total is over €100", "is active", "ordered at is before 5 May
 * 2024".
 */
export function describeCompare(condition: CompareCondition, scope: Scope, isNot: boolean): string {
  const { left, operator, right } = condition;
  const cutOff = isNot ? null : verbalizeCutOff(condition, scope);
  if (cutOff !== null) return `the largest make up ${cutOff}`;
  const sign = isNot ? opposites[operator] : operator;
  const subject = verbalizeExpression(left, scope);
  if (right.kind === "literal" && right.value.type === "boolean" && (sign === "=" || sign === "!=")) {
    return verbalizeFlag(subject, right.value.value === (sign === "="));
  }
  if ((sign === "=" || sign === "!=") && isListExpression(left, scope)) {
    const verb = verbalizeContains(subject, sign === "!=");
    return `${subject} ${verb} ${verbalizeOperand(right, formatOfExpression(left, scope), scope)}`;
  }
  const words = isDate(right, scope) ? dateWords[sign] : figureWords[sign];
  return `${subject} ${words} ${verbalizeOperand(right, formatOfExpression(left, scope), scope)}`;
}

/** "80% of revenue", which the largest make up: those before which the cumulative share has not reached it. Null for other comparisons. */
export function verbalizeCutOff({ left, operator, right }: CompareCondition, scope: Scope): string | null {
  if (left.kind !== "arithmetic" || left.operator !== "-" || left.left.kind !== "column") return null;
  const { source: id, column } = left.left;
  const source = scope.plan.sources.find((one) => one.id === id);
  const inner = source?.kind === "plan" && source.plan.kind === "query" ? source.plan : null;
  const share = inner?.measures.find((measure) => measure.id === column)?.expression;
  const isCumulative = share?.kind === "share" && share.isCumulative === true;
  if (inner === null || !isCumulative || operator !== "<") return null;
  const part = verbalizeOperand(right, { kind: "percent" }, scope);
  return `${part} of ${verbalizeExpression(share.of, { ...scope, plan: inner })}`;
}

function isDate(expression: Expression, scope: Scope): boolean {
  return expression.kind === "literal"
    ? dateTypes.has(expression.value.type)
    : isDateExpression(expression, scope);
}

const dateTypes: ReadonlySet<string> = new Set(["date", "timestamp"]);

/** Whether an expression is a column of lists, which contain a value rather than being it. */
export function isListExpression(expression: Expression, { plan, catalog }: Scope): boolean {
  if (expression.kind !== "column") return false;
  const found = findPlanColumn(expression.source, expression.column, plan, catalog);
  return found?.kind === "stored" && found.column.isList === true;
}

/** Whether an expression is a column of dates. */
export function isDateExpression(expression: Expression, { plan, catalog, described }: Scope): boolean {
  if (expression.kind !== "column") return false;
  const found = findPlanColumn(expression.source, expression.column, plan, catalog);
  return (
    found?.kind === "stored" && findMeaning(described, found.table.id, found.column.name)?.dated === "date"
  );
}

/** "tags include", "tag does not include". */
export function verbalizeContains(subject: string, isNot: boolean): string {
  if (isPlural(subject)) return isNot ? "do not include" : "include";
  return isNot ? "does not include" : "includes";
}

/** "is active" is already a clause; "newsletter subscriber" needs a verb. */
function verbalizeFlag(name: string, isTrue: boolean): string {
  const verb = flagVerbs.find((word) => name.startsWith(`${word} `));
  if (verb === undefined) return `${name} is ${isTrue ? "yes" : "no"}`;
  const rest = name.slice(verb.length + 1);
  return isTrue ? name : verb === "has" ? `has no ${rest}` : `${verb} not ${rest}`;
}

const flagVerbs = ["is", "has", "was", "can"];

/** Verbalizes the right-hand side of a comparison. */
export function verbalizeOperand(operand: Expression, format: ValueFormat, scope: Scope): string {
  return operand.kind === "literal"
    ? verbalizeLiteral(operand.value, format, scope)
    : verbalizeExpression(operand, scope);
}

/** "France, Spain or Germany"; shortens long lists. */
export function verbalizeOptions({ options, value }: InCondition, scope: Scope): string {
  const format = formatOfExpression(value, scope);
  const shown = options
    .slice(0, maxOptions)
    .map((option: Literal) => verbalizeLiteral(option, format, scope));
  const hidden = options.length - shown.length;
  return joinWords(hidden > 0 ? [...shown, `${hidden} more`] : shown, "or");
}

const maxOptions = 5;

/** "contains", "does not start with". */
export function matchWords({ how }: MatchCondition, isNot: boolean): string {
  const [plain, negated] = matchVerbs[how];
  return isNot ? negated : plain;
}

const matchVerbs = {
  contains: ["contains", "does not contain"],
  startsWith: ["starts with", "does not start with"],
  endsWith: ["ends with", "does not end with"],
  equals: ["is", "is not"],
} as const;

const figureWords: Readonly<Record<CompareOperator, string>> = {
  "=": "is",
  "!=": "is not",
  ">": "is over",
  ">=": "is at least",
  "<": "is under",
  "<=": "is at most",
};

const dateWords: Readonly<Record<CompareOperator, string>> = {
  "=": "is",
  "!=": "is not",
  ">": "is after",
  ">=": "is from",
  "<": "is before",
  "<=": "is up to",
};

const opposites: Readonly<Record<CompareOperator, CompareOperator>> = {
  "=": "!=",
  "!=": "=",
  ">": "<=",
  ">=": "<",
  "<": ">=",
  "<=": ">",
};

/** Before a count: "more than 5 orders". */
export const countWords: Readonly<Record<CompareOperator, string>> = {
  "=": "exactly",
  "!=": "other than",
  ">": "more than",
  ">=": "at least",
  "<": "fewer than",
  "<=": "at most",
};

/** After a figure: "total of at least €100". */
export const levelWords: Readonly<Record<CompareOperator, string>> = {
  "=": "of",
  "!=": "other than",
  ">": "over",
  ">=": "of at least",
  "<": "under",
  "<=": "of at most",
};
