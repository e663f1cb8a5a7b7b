import { AppError } from "@askery/model";
import type { PlanContext } from "../databases/plans/plan-limits.ts";
import { teamMessages } from "../messages/team-messages.ts";

type RoomContext = Pick<PlanContext, "store" | "limitsOf">;

/** @throws AppError `plan-limit` if the plan of a database allows no further member */
export async function checkRoom(context: RoomContext, databaseId: string): Promise<void> {
  const { plan, limit, isFull } = await readRoom(context, databaseId);
  if (isFull && limit !== null) throw new AppError("plan-limit", teamMessages.teamFull(plan, limit));
}

/** Whether the plan of a database allows another member. */
export async function hasRoom(context: RoomContext, databaseId: string): Promise<boolean> {
  return !(await readRoom(context, databaseId)).isFull;
}

async function readRoom({ store, limitsOf }: RoomContext, databaseId: string) {
  const { plan } = await store
    .selectFrom("workspace")
    .select("plan")
    .where("id", "=", databaseId)
    .executeTakeFirstOrThrow();
  const limit = limitsOf(plan).members;
  if (limit === null) return { plan, limit, isFull: false };
  const { count } = await store
    .selectFrom("member")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("workspaceId", "=", databaseId)
    .executeTakeFirstOrThrow();
  return { plan, limit, isFull: count >= limit };
}
