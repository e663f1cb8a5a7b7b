import type { RowState, StateColumn, StateCondition } from "@askery/model";

/** A state that no value or column names: it follows from the condition. */
export function deriveState(
  phrases: readonly string[],
  condition: StateCondition,
  since: StateColumn | null,
): RowState {
  return { phrases, isNamed: false, condition, since, reason: describeState(condition) };
}

/** Describes a condition as a clause: "“paid_on” is empty", "“status” is none of “closed” and “void”". */
export function describeState(condition: StateCondition): string {
  switch (condition.kind) {
    case "values": {
      const values = condition.values.map((value) => `“${value}”`);
      const isOne = values.length === 1;
      const verb = condition.isNegated ? (isOne ? "is not" : "is none of") : isOne ? "is" : "is one of";
      return `${name(condition.column)} ${verb} ${values.join(", ")}`;
    }
    case "empty":
      return `${name(condition.column)} is ${condition.isNegated ? "not " : ""}empty`;
    case "past":
      return `${name(condition.column)} is ${condition.isNegated ? "not " : ""}${condition.includesToday ? "today or earlier" : "before today"}`;
    case "later":
      return `${name(condition.column)} is ${condition.isNegated ? "not " : ""}after ${name(condition.than)}`;
    case "related":
      return `it is ${condition.isNegated ? "not " : ""}in a row of “${condition.column.table}” where ${describeState(condition.condition)}`;
    case "all":
    case "any":
      return condition.conditions.map(describeState).join(condition.kind === "all" ? " and " : ", or ");
  }
}

function name({ column }: StateColumn): string {
  return `“${column}”`;
}
