import type { Plan } from "@askery/model";
import type { AskableDatabase } from "./connect-database.ts";
import { demandPublic } from "./demand-public.ts";
import { demandRead } from "./run-guarded.ts";

/**
 * Checks that all hand-written SQL in a stored plan, at any depth, is still a single statement that only reads, and
 * reads no private column.
 *
 * @throws AppError `query-refused`
 */
export async function guardPlan(plan: Plan, database: AskableDatabase): Promise<void> {
  for (const text of textsIn(plan)) {
    await demandRead(text, database.connector.dialect);
    demandPublic(text, database);
  }
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
