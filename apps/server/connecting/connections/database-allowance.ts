import type { DatabaseAllowance } from "@askery/api";
import { AppError } from "@askery/model";
import { uploadsElsewhere } from "../../databases/sources/upload-folder.ts";
import type { PlanContext } from "../../databases/plans/plan-limits.ts";
import type { StoreContext } from "../../store/store-context.ts";
import type { ConnectionContext } from "./connection-context.ts";
import { databaseMessages } from "../../messages/database-messages.ts";

/** The limits on databases that a user may add, for display before the form is filled in. */
export async function getDatabaseAllowance(
  context: Pick<ConnectionContext, "store" | "now" | "policy" | "limitsOf">,
  { userId }: { readonly userId: string },
): Promise<DatabaseAllowance> {
  const { allowsPrivateHosts, fileFolders, keepsUploads } = context.policy;
  const { code, message, fix } = uploadsElsewhere();
  const { databases, uploadBytes, uploadRows } = context.limitsOf("Free");
  return {
    freeDatabases: { used: await countFree(context, userId), limit: databases },
    canReachPrivateHosts: allowsPrivateHosts,
    fileFolders,
    uploadBytes,
    uploadRows,
    uploadsRefused: keepsUploads ? null : { code, message, fix },
  };
}

/** @throws AppError `plan-limit` if the user has reached the limit of free databases */
export async function checkAllowance(context: PlanContext, userId: string): Promise<void> {
  const limit = context.limitsOf("Free").databases;
  if (limit === null || (await countFree(context, userId)) < limit) return;
  throw new AppError("plan-limit", databaseMessages.tooManyFreeDatabases(limit));
}

async function countFree({ store }: Pick<StoreContext, "store">, userId: string): Promise<number> {
  const { count } = await store
    .selectFrom("member")
    .innerJoin("workspace", "workspace.id", "member.workspaceId")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("member.userId", "=", userId)
    .where("member.role", "=", "owner")
    .where("workspace.plan", "=", "Free")
    .where("workspace.kind", "!=", "sample")
    .where("workspace.deletedAtMs", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}
