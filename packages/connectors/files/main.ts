import { AppError } from "@askery/model";
import { serve } from "@askery/process";
import type { LoadJobs } from "./load-job.ts";
import { runLoad } from "./run-load.ts";
import { fileMessages } from "../messages/file-messages.ts";

/** The process that loads files. An error that a library throws is about the file. */
serve<LoadJobs>({
  load: async (job, { report }) => {
    try {
      return await runLoad(job, report);
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      throw new AppError(
        "file-corrupt",
        fileMessages.unexpected(cause instanceof Error ? cause.message : String(cause)),
        { cause },
      );
    }
  },
});
