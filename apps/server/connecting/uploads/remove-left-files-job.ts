import { z } from "zod";
import { jobKind, type AnyJobKind } from "../../jobs/job-kind.ts";
import { removeLeftFiles } from "./remove-left-files.ts";
import type { UploadContext } from "./upload-context.ts";

/**
 * Removes the files of databases that are permanently deleted, once a day: a job for the server that stores the
 * uploads.
 */
export function removeLeftFilesJob(context: Pick<UploadContext, "store" | "policy">): AnyJobKind {
  return jobKind({
    name: "remove-left-files",
    payload: z.object({}),
    // After the trash was emptied.
    schedule: { cron: "15 3 * * *", timeZone: "UTC" },
    run: () => removeLeftFiles(context),
  });
}
