import { AppError } from "@askery/model";
import type { PlanContext } from "../databases/plans/plan-limits.ts";
import { teamMessages } from "../messages/team-messages.ts";

/** @throws AppError `plan-limit` if the plan of a database allows no further member */
export async function checkRoom(
  { store, limitsOf }: Pick<PlanContext, "store" | "limitsOf">,
  databaseId: string,
): Promise<void> {
  const { plan } = await store
    .selectFrom("workspace")
    .select("plan")
    .where("id", "=", databaseId)
    .executeTakeFirstOrThrow();
  const limit = limitsOf(plan).members;
  if (limit === null) return;
  const { count } = await store
    .selectFrom("member")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("workspaceId", "=", databaseId)
    .executeTakeFirstOrThrow();
  if (count >= limit) throw new AppError("plan-limit", teamMessages.teamFull(plan, limit));
}
