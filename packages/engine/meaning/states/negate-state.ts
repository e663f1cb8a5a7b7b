import type { StateCondition } from "@askery/model";

/** The opposite of a condition, for rows where its columns have values. */
export function negateState(condition: StateCondition): StateCondition {
  if (!("conditions" in condition)) return { ...condition, isNegated: !condition.isNegated };
  const kind = condition.kind === "all" ? "any" : "all";
  return { kind, conditions: condition.conditions.map(negateState) };
}
