import type { Expression, Measure, OutputId } from "@askery/model";
import type { Top } from "../request/clause.ts";
import { makeOutput } from "./assembly.ts";

/** The change from the second figure to the first, by default relative: 0.05 means 5 % more. */
export function changeBetween(
  one: Measure,
  other: Measure,
  ids: Set<OutputId>,
  as: NonNullable<Top["byChange"]> = "ratio",
): Measure {
  if (as === "difference") {
    const { expression: left } = one;
    return makeOutput(
      { ids },
      { kind: "arithmetic", operator: "-", left, right: other.expression },
      "change",
    );
  }
  const change = changeOf(one.expression, other.expression);
  return makeOutput({ ids }, change, "change", { format: { kind: "percent" } });
}

/** The relative change of a figure since it was `before`; null if that was zero. */
export function changeOf(now: Expression, before: Expression): Expression {
  const ratio: Expression = { kind: "arithmetic", operator: "/", left: now, right: before };
  const whole: Expression = { kind: "literal", value: { type: "number", value: "1" } };
  return { kind: "arithmetic", operator: "-", left: ratio, right: whole };
}
