import type { Measure, Plan } from "@askery/model";
import { changeBetween } from "../assemble/change-between.ts";

/** Adds the relative change to a plan that compares one figure in two periods. Returns other plans unchanged. */
export function showChange(plan: Plan): Plan {
  if (plan.kind !== "query") return plan;
  const [one, other, ...more] = plan.measures;
  if (one === undefined || other === undefined || more.length > 0) return plan;
  if (!isSameFigure(one, other)) return plan;
  const ids = new Set([...plan.dimensions, ...plan.measures].map(({ id }) => id));
  return { ...plan, measures: [one, other, changeBetween(one, other, ids)] };
}

/** True if two figures differ only in their periods. */
function isSameFigure(one: Measure, other: Measure): boolean {
  const [first, second] = [one, other].map(({ expression }) => withoutPeriods(expression));
  return one.isShown && other.isShown && first === second && first !== JSON.stringify(one.expression);
}

function withoutPeriods(expression: Measure["expression"]): string {
  return JSON.stringify(expression, (_, part: unknown) => (isPeriod(part) ? "period" : part));
}

function isPeriod(part: unknown): boolean {
  return typeof part === "object" && part !== null && "kind" in part && part.kind === "period";
}
