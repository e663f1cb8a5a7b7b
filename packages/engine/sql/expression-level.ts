import type { Condition, Expression, OutputId, QueryPlan, WindowExpression } from "@askery/model";
import { resolveOutput, shownOutputsOf } from "./plan-outputs.ts";
import { expressionsIn, partsOf } from "./walk-expression.ts";

/**
 * The number of stages that must precede an expression: 0 for expressions of rows or groups, 1 for a window over
 * groups, 2 for a window over such windows.
 */
export function levelOf(expression: Expression, plan: QueryPlan): number {
  const resolved = resolveOutput(expression, plan);
  if (isWindow(resolved)) return 1 + highestLevel(inputsOf(resolved), plan);
  return highestLevel(partsOf(resolved), plan);
}

export function highestLevel(expressions: readonly Expression[], plan: QueryPlan): number {
  return expressions.reduce((highest, expression) => Math.max(highest, levelOf(expression, plan)), 0);
}

/** True for a group condition that uses a window. */
export function isLate(condition: Condition, plan: QueryPlan): boolean {
  return highestLevel(expressionsIn(condition), plan) > 0;
}

/** All expressions that a plan must compute, including hidden outputs with references to them. */
export function neededBy(plan: QueryPlan): readonly Expression[] {
  return [
    ...shownOutputsOf(plan).map((output) => output.expression),
    ...(plan.limit?.per ?? []).map(toOutput),
    ...plan.order.map((order) => order.by),
    ...plan.having.flatMap(expressionsIn),
  ];
}

/** The expressions that a window reads from the previous stage. */
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
