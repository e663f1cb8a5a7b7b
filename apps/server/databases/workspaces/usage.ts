import type { Usage } from "@askery/api";
import type { StoreContext } from "../../store/store-context.ts";
import type { PlanContext } from "../plans/plan-limits.ts";

/** How much of a database's plan has been used. */
export async function getUsage(
  context: PlanContext,
  { databaseId }: { readonly databaseId: string },
): Promise<Usage> {
  const { store, now, limitsOf } = context;
  const { plan, createdAtMs } = await store
    .selectFrom("workspace")
    .select(["plan", "createdAtMs"])
    .where("id", "=", databaseId)
    .executeTakeFirstOrThrow();
  const members = await store
    .selectFrom("member")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("workspaceId", "=", databaseId)
    .executeTakeFirstOrThrow();
  const limits = limitsOf(plan);
  return {
    plan,
    questions: {
      used: await countQuestions(context, { databaseId, createdAtMs }),
      limit: limits.questionsPerMonth,
    },
    countsAnewAtMs: monthStart(now(), 1),
    members: { used: members.count, limit: limits.members },
    uploads: { maxBytes: limits.uploadBytes, maxRows: limits.uploadRows },
  };
}

/**
 * The number of questions asked in a database this month, in UTC. Example conversations of a new account are dated
 * before it and do not count.
 */
export async function countQuestions(
  { store, now }: StoreContext,
  { databaseId, createdAtMs }: { readonly databaseId: string; readonly createdAtMs: number },
): Promise<number> {
  const { count } = await store
    .selectFrom("turn")
    .innerJoin("conversation", "conversation.id", "turn.conversationId")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("conversation.workspaceId", "=", databaseId)
    .where("turn.askedAtMs", ">=", Math.max(monthStart(now(), 0), createdAtMs))
    .executeTakeFirstOrThrow();
  return count;
}

/** The start of this month, or of a later one. */
function monthStart(nowMs: number, later: number): number {
  const today = new Date(nowMs);
  return Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + later, 1);
}
