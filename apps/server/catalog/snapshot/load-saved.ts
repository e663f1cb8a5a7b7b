import type { SavedDatabase, SavedSource } from "../../asking-process/database-source.ts";
import { listRemoved } from "./list-removed.ts";
import { readKnowledge } from "./read-knowledge.ts";
import type { TargetContext } from "../../databases/sources/target-context.ts";
import { findTarget } from "../../databases/sources/find-target.ts";

/** The data for opening a saved database, including its secrets in plain text. Only for the asking process. */
export async function loadSaved(context: TargetContext, { databaseId }: SavedSource): Promise<SavedDatabase> {
  const { target, source } = await findTarget(context, databaseId);
  const snapshot = await context.store
    .selectFrom("snapshot")
    .select(["catalog", "samples"])
    .where("workspaceId", "=", databaseId)
    .where("source", "=", source)
    .executeTakeFirst();
  return {
    target,
    snapshot: snapshot ?? null,
    knowledge: await readKnowledge(context, databaseId),
    removed: await listRemoved(context, databaseId),
  };
}
