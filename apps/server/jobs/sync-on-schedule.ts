import { randomUUID } from "node:crypto";
import { startDueSyncs } from "../catalog/syncs/start-due-syncs.ts";
import type { SyncContext } from "../catalog/syncs/sync-context.ts";

const checkEveryMs = 60_000;

/** Reads databases on their schedules: looks every minute whose time has come. Returns what ends it. */
export function syncOnSchedule(context: SyncContext): () => void {
  const holder = randomUUID();
  let isBusy = false;
  const check = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      await startDueSyncs(context, holder);
    } catch (error) {
      context.log.error({ err: error }, "databases were not read on schedule");
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void check(), checkEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
