import { z } from "zod";
import { jobKind, type AnyJobKind } from "../../jobs/job-kind.ts";
import { removeLeftFiles } from "./remove-left-files.ts";
import type { UploadContext } from "./upload-context.ts";

/**
 * Removes the files of permanently deleted databases, once a day. Only the server that stores the uploads runs this
 * job.
 */
export function removeLeftFilesJob(context: Pick<UploadContext, "store" | "policy">): AnyJobKind {
  return jobKind({
    name: "remove-left-files",
    payload: z.object({}),
    // Later than the job that empties the trash.
    schedule: { cron: "15 3 * * *", timeZone: "UTC" },
    run: () => removeLeftFiles(context),
  });
}
