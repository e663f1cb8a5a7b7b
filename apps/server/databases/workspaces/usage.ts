import { planTerms, type Usage } from "@askery/api";
import type { StoreContext } from "../../store/store-context.ts";

/** How much of a database's plan is used up. */
export async function getUsage(
  { store, now }: StoreContext,
  { databaseId }: { readonly databaseId: string },
): Promise<Usage> {
  const { plan, createdAtMs } = await store
    .selectFrom("workspace")
    .select(["plan", "createdAtMs"])
    .where("id", "=", databaseId)
    .executeTakeFirstOrThrow();
  const limits = planTerms.find(({ name }) => name === plan)?.limits;
  const today = new Date(now());
  const monthStartMs = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1);
  const questions = await store
    .selectFrom("turn")
    .innerJoin("conversation", "conversation.id", "turn.conversationId")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("conversation.workspaceId", "=", databaseId)
    // What came with a new account was asked before its database was made, and does not count.
    .where("turn.askedAtMs", ">=", Math.max(monthStartMs, createdAtMs))
    .executeTakeFirstOrThrow();
  const members = await store
    .selectFrom("member")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("workspaceId", "=", databaseId)
    .executeTakeFirstOrThrow();
  return {
    plan,
    questions: { used: questions.count, limit: limits?.questionsPerMonth ?? null },
    countsAnewAtMs: Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1),
    members: { used: members.count, limit: limits?.members ?? null },
    uploads: { maxBytes: limits?.uploadBytes ?? null, maxRows: limits?.uploadRows ?? null },
  };
}
