import {
  formatValue,
  type CompareCondition,
  type CompareOperator,
  type Expression,
  type Measure,
  type Period,
} from "@askery/model";
import { describeFigure } from "../chart/describe-figure.ts";
import { isPlural } from "../chart/name-words.ts";
import { isSame } from "../plan/request/is-same.ts";
import { listParts } from "./condition-shapes.ts";
import { verbalizeExpression, type Scope } from "./verbalize-expression.ts";
import { verbalizePeriod, verbalizeWhen } from "./verbalize-when.ts";

/** A figure in two periods, with the periods left out of it. */
export interface TwoPeriods {
  readonly figure: Expression;
  readonly later: Period;
  readonly earlier: Period;
}

/** The change of a figure between two periods. */
export interface PeriodChange extends TwoPeriods {
  readonly as: "ratio" | "difference";
}

/**
 * Describes a group's figure that is compared with itself in another period: "lower revenue in 2025 than in 2024", "fewer
 * orders in 2025 than in 2024", "revenue down by more than 20% from 2024 to 2025". Null for other comparisons.
 */
export function verbalizeTwoPeriods(condition: CompareCondition, scope: Scope): string | null {
  const { left, operator, right } = condition;
  if (operator === "=" || operator === "!=") return null;
  const changed = readChange(left);
  if (changed?.as === "ratio" && right.kind === "literal" && right.value.type === "number") {
    const by = Number(right.value.value);
    const size = formatValue(String(Math.abs(by)), { kind: "percent" }, scope.settings);
    const amount = `${operator.endsWith("=") ? "at least" : "more than"} ${size}`;
    return `${verbalizeExpression(changed.figure, scope)} ${by < 0 ? "down" : "up"} by ${amount} ${verbalizeSpan(changed)}`;
  }
  const compared = readTwoPeriods(left, right);
  if (compared === null) return null;
  const name = verbalizeExpression(compared.figure, scope);
  const { figure } = describeFigure(compared.figure, scope);
  const isCount = (figure === "count" || figure === "distinct") && isPlural(name);
  const word = (isCount ? countWords : levelWords)[operator];
  const [later, earlier] = [verbalizeWhen(compared.later), verbalizeWhen(compared.earlier)];
  return `${word} ${name} ${later} ${operator.endsWith("=") ? "as" : "than"} ${earlier}`;
}

/** "change of revenue from 2024 to 2025"; null if a figure is no change between two periods. */
export function verbalizeChange({ expression }: Measure, scope: Scope): string | null {
  const periods = readChange(expression);
  return periods === null
    ? null
    : `change of ${verbalizeExpression(periods.figure, scope)} ${verbalizeSpan(periods)}`;
}

/** The figure and the periods of "later / earlier - 1" or "later - earlier". */
export function readChange(expression: Expression): PeriodChange | null {
  if (expression.kind !== "arithmetic" || expression.operator !== "-") return null;
  const { left, right } = expression;
  const isOne = right.kind === "literal" && right.value.type === "number" && Number(right.value.value) === 1;
  const isRatio = isOne && left.kind === "arithmetic" && left.operator === "/";
  const periods = isRatio ? readTwoPeriods(left.left, left.right) : readTwoPeriods(left, right);
  return periods && { ...periods, as: isRatio ? "ratio" : "difference" };
}

/** "from 2024 to 2025". */
export function verbalizeSpan({ later, earlier }: TwoPeriods): string {
  return `from ${verbalizePeriod(earlier)} to ${verbalizePeriod(later)}`;
}

function readTwoPeriods(left: Expression, right: Expression): TwoPeriods | null {
  const [later, earlier] = [readPeriod(left), readPeriod(right)];
  return later !== null && earlier !== null && isSame(later.figure, earlier.figure)
    ? { figure: later.figure, later: later.period, earlier: earlier.period }
    : null;
}

/** A figure of rows within a period. What is taken where there are none does not matter. */
function readPeriod(expression: Expression): { readonly figure: Expression; readonly period: Period } | null {
  const [inner] =
    expression.kind === "call" && expression.function === "coalesce" ? expression.arguments : [];
  const figure = inner ?? expression;
  if (figure.kind !== "aggregate") return null;
  const parts = listParts(figure.where);
  const when = parts.find((part) => part.kind === "period");
  if (when === undefined) return null;
  const [rest = null, ...more] = parts.filter((part) => part !== when);
  const where =
    more.length === 0 || rest === null ? rest : { kind: "all" as const, conditions: [rest, ...more] };
  return { figure: { ...figure, where }, period: when.period };
}

type Order = Exclude<CompareOperator, "=" | "!=">;

const levelWords: Readonly<Record<Order, string>> = {
  ">": "higher",
  ">=": "at least the same",
  "<": "lower",
  "<=": "at most the same",
};

const countWords: Readonly<Record<Order, string>> = {
  ">": "more",
  ">=": "at least as many",
  "<": "fewer",
  "<=": "at most as many",
};
