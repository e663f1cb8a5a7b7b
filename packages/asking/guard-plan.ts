import type { Plan, SqlPlan } from "@askery/model";
import type { AskableDatabase } from "./connect-database.ts";
import { demandPublic } from "./demand-public.ts";
import { fillPlan, type FillContext } from "./fill-plan.ts";
import { demandRead } from "./run-guarded.ts";

/**
 * Checks that all hand-written SQL in a stored plan, at any depth, is still a single statement that only reads, and
 * reads no private column, with the values of its variables.
 *
 * @throws AppError `query-refused`
 */
export async function guardPlan(
  plan: Plan,
  context: FillContext & { readonly database: AskableDatabase },
): Promise<void> {
  const { database } = context;
  for (const sql of sqlIn(plan)) {
    const { text } = fillPlan(sql, context);
    await demandRead(text, database.connector.dialect);
    demandPublic(text, database);
  }
}

/** The SQL in a plan and in the plans that it reads, compares with or computes with. */
function sqlIn(part: unknown): readonly SqlPlan[] {
  if (typeof part !== "object" || part === null) return [];
  if (isSql(part)) return [part];
  return Object.values(part).flatMap(sqlIn);
}

function isSql(part: object): part is SqlPlan {
  return "kind" in part && part.kind === "sql" && "text" in part;
}
