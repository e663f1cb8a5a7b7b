import type { Expression, Measure, OutputId } from "@askery/model";
import { makeOutput } from "./assembly.ts";

/** How much the first figure differs from the second, as a part of the second: 0.05 is five per cent more. */
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
