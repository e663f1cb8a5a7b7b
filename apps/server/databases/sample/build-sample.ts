import { serve } from "@askery/process";
import { buildSampleDatabase } from "@askery/sample";
import type { SampleJobs } from "./sample-jobs.ts";

/** A separate process that builds the sample shop. */
serve<SampleJobs>({
  build: async (shop) => {
    await buildSampleDatabase({ ...shop, replace: true });
    return null;
  },
});
