import { z } from "zod";
import { jobKind, type AnyJobKind } from "../../jobs/job-kind.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { emptyTrash } from "./trash.ts";

/** Deletes items that can't be restored any longer, once a day. */
export function emptyTrashJob(context: StoreContext): AnyJobKind {
  return jobKind({
    name: "empty-trash",
    payload: z.object({}),
    schedule: { cron: "0 3 * * *", timeZone: "UTC" },
    run: () => emptyTrash(context),
  });
}
