import { z } from "zod";
import { jobKind, type AnyJobKind } from "../../jobs/job-kind.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { settleFalls } from "./settle-falls.ts";

/** Looks every minute for verified answers whose tables or definitions have changed. Lists look, too, when they are read. */
export function settleFallsJob(context: StoreContext): AnyJobKind {
  return jobKind({
    name: "settle-verified-answers",
    payload: z.object({}),
    // There is another attempt in the next minute anyway.
    maxAttempts: 1,
    schedule: { cron: "* * * * *", timeZone: "UTC" },
    run: async (_payload, { signal }) => {
      const databases = await context.store
        .selectFrom("verifiedAnswer")
        .innerJoin("workspace", "workspace.id", "verifiedAnswer.workspaceId")
        .select("workspace.id")
        .distinct()
        .where("fallenAtMs", "is", null)
        .where("verifiedAnswer.deletedAtMs", "is", null)
        .where("workspace.deletedAtMs", "is", null)
        .execute();
      for (const { id } of databases) {
        signal.throwIfAborted();
        await settleFalls(context, id);
      }
    },
  });
}
