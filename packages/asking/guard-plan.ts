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

/** The texts of SQL in a plan and in the plans that it reads, compares with or computes with. */
function textsIn(part: unknown): readonly string[] {
  if (typeof part !== "object" || part === null) return [];
  if ("kind" in part && part.kind === "sql" && "text" in part) return [String(part.text)];
  return Object.values(part).flatMap(textsIn);
}
