import { planRows, type DefaultFilter } from "@askery/model";
import { describeCondition } from "./describe-condition.ts";
import type { Scope } from "./verbalize-expression.ts";

/** Verbalizes a default filter independent of any question: "status is not cancelled". */
export function verbalizeDefaultFilter(
  { table, condition }: Pick<DefaultFilter, "table" | "condition">,
  scope: Omit<Scope, "plan">,
): string {
  return describeCondition(condition, { ...scope, plan: planRows(table) });
}
