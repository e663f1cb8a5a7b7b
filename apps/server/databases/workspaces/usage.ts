import type { Usage } from "@askery/api";
import type { Store } from "../../store/open-store.ts";
import type { StoreContext } from "../../store/store-context.ts";
import type { PlanContext } from "../plans/plan-limits.ts";

/** How much of a database's plan has been used. */
export async function getUsage(
  context: PlanContext,
  { databaseId }: { readonly databaseId: string },
): Promise<Usage> {
  const { store, now, limitsOf } = context;
  const { plan } = await store
    .selectFrom("workspace")
    .select("plan")
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
      used: await countQuestions(context, { databaseId }),
      limit: limits.questionsPerMonth,
    },
    countsAnewAtMs: monthStart(now(), 1),
    members: { used: members.count, limit: limits.members },
    uploads: { maxBytes: limits.uploadBytes, maxRows: limits.uploadRows },
  };
}

/** The number of questions asked in a database this month, in UTC. Deleted ones count, and examples do not. */
export async function countQuestions(
  { store, now }: StoreContext,
  { databaseId }: { readonly databaseId: string },
): Promise<number> {
  const row = await store
    .selectFrom("questionCount")
    .select("count")
    .where("workspaceId", "=", databaseId)
    .where("monthStartMs", "=", monthStart(now(), 0))
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Counts a question that was asked. */
export async function addQuestion(
  store: Store,
  { databaseId, askedAtMs }: { readonly databaseId: string; readonly askedAtMs: number },
): Promise<void> {
  await store
    .insertInto("questionCount")
    .values({ workspaceId: databaseId, monthStartMs: monthStart(askedAtMs, 0), count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["workspaceId", "monthStartMs"])
        .doUpdateSet((of) => ({ count: of("questionCount.count", "+", 1) })),
    )
    .execute();
}

/** The start of this month, or of a later one. */
function monthStart(nowMs: number, later: number): number {
  const today = new Date(nowMs);
  return Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + later, 1);
}
