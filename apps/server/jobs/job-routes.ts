import { cancelJob, listJobs, runJobNow } from "@askery/api";
import { serve, type Served } from "../endpoints/serve.ts";
import type { StoreContext } from "../store/store-context.ts";
import { cancelJob as cancel } from "./cancel-job.ts";
import * as read from "./read-jobs.ts";
import { runJobNow as run } from "./run-job-now.ts";

export function jobRoutes(context: StoreContext): readonly Served[] {
  return [
    serve(listJobs, ({ query }) => read.listJobs(context, query)),
    serve(cancelJob, async ({ params: { jobId } }) => {
      await cancel(context, jobId);
      return read.readJob(context, jobId);
    }),
    serve(runJobNow, async ({ params: { jobId } }) => read.readJob(context, await run(context, jobId))),
  ];
}
