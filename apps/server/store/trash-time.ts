import type { Deleted } from "@askery/api";

const dayMs = 24 * 60 * 60 * 1000;
/** How long deleted items can be restored. */
export const trashRetentionMs = 30 * dayMs;

export function describeDeleted(deletedAtMs: number): Deleted {
  return { restoreUntilMs: deletedAtMs + trashRetentionMs };
}
