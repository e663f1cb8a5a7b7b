import type { Period } from "./calendar.ts";
import type { Expression, Literal } from "./expression.ts";
import type { Plan } from "./plan.ts";

/** What holds or does not hold of one row (in `filters`) or of one group (in `having`). */
export type Condition =
  | CompareCondition
  | BetweenCondition
  | InCondition
  | InPlanCondition
  | MatchCondition
  | NullCondition
  | PeriodCondition
  | ExistsCondition
  | AllCondition
  | AnyCondition
  | NotCondition;

export interface CompareCondition {
  readonly kind: "compare";
  readonly left: Expression;
  readonly operator: CompareOperator;
  readonly right: Expression;
}

export type CompareOperator = "=" | "!=" | "<" | "<=" | ">" | ">=";

/** Both ends included. */
export interface BetweenCondition {
  readonly kind: "between";
  readonly value: Expression;
  readonly low: Expression;
  readonly high: Expression;
}

/** Equal to one of the options; at least one is given. */
export interface InCondition {
  readonly kind: "in";
  readonly value: Expression;
  readonly options: readonly Literal[];
}

/** Equal to a value that the plan's one output holds. Negated, a null in the plan excludes nothing. */
export interface InPlanCondition {
  readonly kind: "inPlan";
  readonly value: Expression;
  readonly plan: Plan;
}

/** Text compared without case. `text` is literal: a per cent sign in it is a per cent sign. */
export interface MatchCondition {
  readonly kind: "match";
  readonly value: Expression;
  readonly how: "contains" | "startsWith" | "endsWith" | "equals";
  readonly text: string;
}

export interface NullCondition {
  readonly kind: "null";
  readonly value: Expression;
}

export interface PeriodCondition {
  readonly kind: "period";
  /** A date or a timestamp. */
  readonly value: Expression;
  readonly period: Period;
  /** As the asker said it: "last quarter". */
  readonly words: string;
}

/** Some row of the plan's sources, under its filters, has equal values: a semi-join; negated, an anti-join. */
export interface ExistsCondition {
  readonly kind: "exists";
  readonly plan: Plan;
  /** Pairs of an expression over this plan's sources and one of the inner plan's outputs. Never empty. */
  readonly on: readonly { readonly outer: Expression; readonly inner: string }[];
}

export interface AllCondition {
  readonly kind: "all";
  readonly conditions: readonly Condition[];
}

export interface AnyCondition {
  readonly kind: "any";
  readonly conditions: readonly Condition[];
}

export interface NotCondition {
  readonly kind: "not";
  readonly condition: Condition;
}
