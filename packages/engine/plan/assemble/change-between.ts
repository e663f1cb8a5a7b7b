import type { Expression, Measure, OutputId } from "@askery/model";
import { makeOutput } from "./assembly.ts";

/** The relative change from the second figure to the first: 0.05 means 5 % more. */
export function changeBetween(one: Measure, other: Measure, ids: Set<OutputId>): Measure {
  const ratio: Expression = {
    kind: "arithmetic",
    operator: "/",
    left: one.expression,
    right: other.expression,
  };
  const whole: Expression = { kind: "literal", value: { type: "number", value: "1" } };
  const change: Expression = { kind: "arithmetic", operator: "-", left: ratio, right: whole };
  return makeOutput({ ids }, change, "change", { format: { kind: "percent" } });
}
