import type { Measure, PeriodCondition, Plan } from "@askery/model";
import { changeBetween } from "../assemble/change-between.ts";

/**
 * Adds the relative change to a plan that compares one figure in two periods. Returns other plans unchanged, and those with
 * an open period: sums of all time before a day and since then say nothing about each other.
 */
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
  const isSame = first === second && first !== JSON.stringify(one.expression);
  return one.isShown && other.isShown && isSame && ![one, other].some(hasOpenPeriod);
}

function withoutPeriods(expression: Measure["expression"]): string {
  return JSON.stringify(expression, (_, part: unknown) => (isPeriod(part) ? "period" : part));
}

function hasOpenPeriod({ expression }: Measure): boolean {
  let isOpen = false;
  JSON.stringify(expression, (_, part: unknown) => {
    isOpen ||= isPeriod(part) && (part.period.from === null || part.period.to === null);
    return part;
  });
  return isOpen;
}

function isPeriod(part: unknown): part is PeriodCondition {
  return typeof part === "object" && part !== null && "kind" in part && part.kind === "period";
}
