import type { Sync } from "@askery/api";
import { getSync } from "./read-syncs.ts";
import type { SyncContext } from "./sync-context.ts";

/**
 * Stops a sync, also in the database, and returns it. A sync that has ended does not change. @throws AppError
 * `not-found`
 */
export async function stopSync(
  context: SyncContext,
  request: { readonly databaseId: string; readonly syncId: string },
): Promise<Sync> {
  await getSync(context, request);
  await context.syncs.stop(request.syncId);
  return getSync(context, request);
}
