import type { StateColumn, StateCondition } from "@askery/model";

/** The columns that decide whether a row is in a state. */
export function columnsOfState(condition: StateCondition): readonly StateColumn[] {
  return "conditions" in condition ? condition.conditions.flatMap(columnsOfState) : [condition.column];
}
