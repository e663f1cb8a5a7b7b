import type { DialectName, Plan } from "@askery/model";
import { demandRead } from "./run-guarded.ts";

/**
 * Lets a kept plan through whose SQL by hand, wherever it stands in it, is still one honest read.
 *
 * @throws AppError `query-refused`
 */
export async function guardPlan(plan: Plan, dialect: DialectName): Promise<void> {
  for (const text of textsIn(plan)) await demandRead(text, dialect);
}

function textsIn(plan: Plan): readonly string[] {
  switch (plan.kind) {
    case "sql":
      return [plan.text];
    case "set":
      return [...textsIn(plan.left), ...textsIn(plan.right)];
    case "query":
      return plan.sources.flatMap((source) => (source.kind === "plan" ? textsIn(source.plan) : []));
  }
}
