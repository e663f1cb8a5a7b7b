import type { Condition, Expression, OutputId, QueryPlan, WindowExpression } from "@askery/model";
import { resolveOutput, shownOutputsOf } from "./plan-outputs.ts";
import { expressionsIn, partsOf } from "./walk-expression.ts";

/**
 * How many stages must be computed before an expression can be: 0 for one of rows or of a group, 1 for a window over
 * groups, 2 for a window over those.
 */
export function levelOf(expression: Expression, plan: QueryPlan): number {
  const resolved = resolveOutput(expression, plan);
  if (isWindow(resolved)) return 1 + highestLevel(inputsOf(resolved), plan);
  return highestLevel(partsOf(resolved), plan);
}

export function highestLevel(expressions: readonly Expression[], plan: QueryPlan): number {
  return expressions.reduce((highest, expression) => Math.max(highest, levelOf(expression, plan)), 0);
}

/** Whether a condition on groups asks for something that is computed after them. */
export function isLate(condition: Condition, plan: QueryPlan): boolean {
  return highestLevel(expressionsIn(condition), plan) > 0;
}

/** Whatever of a plan is to be computed. Hidden outputs are, where something refers to them. */
export function neededBy(plan: QueryPlan): readonly Expression[] {
  return [
    ...shownOutputsOf(plan).map((output) => output.expression),
    ...(plan.limit?.per ?? []).map(toOutput),
    ...plan.order.map((order) => order.by),
    ...plan.having.flatMap(expressionsIn),
  ];
}

/** What a window reads of the stage before it. */
export function inputsOf(window: WindowExpression): readonly Expression[] {
  const along = "along" in window ? [toOutput(window.along)] : [];
  return [window.of, ...along, ...window.within.map(toOutput)];
}

export function isWindow(expression: Expression): expression is WindowExpression {
  return windowKinds.has(expression.kind);
}

const windowKinds: ReadonlySet<string> = new Set([
  "share",
  "change",
  "previous",
  "running",
  "moving",
  "rank",
]);

function toOutput(output: OutputId): Expression {
  return { kind: "output", output };
}
