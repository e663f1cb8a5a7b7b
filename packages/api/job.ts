import { z } from "zod";
import { serverOwner } from "./access-rule.ts";
import { logged } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { pageOf, pageQuery } from "./page.ts";
import { timeMs, uuid } from "./words.ts";

const jobState = z.enum(["waiting", "running", "done", "failed", "cancelled"]);

/** One run of a background job. */
export const job = z
  .object({
    id: uuid,
    /** The name of its kind: "empty-trash". */
    kind: z.string(),
    state: jobState,
    /** Whether it is running and its cancellation was requested. */
    isCancelling: z.boolean(),
    /** When it is or was due. */
    runAtMs: timeMs,
    /** Five cron fields and their time zone; null for a job without a schedule. */
    schedule: z.object({ cron: z.string(), timeZone: z.string() }).readonly().nullable(),
    attempts: z.number().int(),
    maxAttempts: z.number().int(),
    progress: z.object({ done: z.number(), total: z.number() }).readonly().nullable(),
    /** Why the last attempt failed. */
    lastError: z.string().nullable(),
    /** The times of the last attempt. */
    startedAtMs: timeMs.nullable(),
    finishedAtMs: timeMs.nullable(),
  })
  .readonly();
export type Job = z.infer<typeof job>;

const one = z.object({ jobId: uuid });

export const listJobs = endpoint({
  name: "listJobs",
  method: "get",
  path: "/api/jobs",
  summary: "Background jobs of this server, those that are due last first; for its owner",
  access: serverOwner,
  query: pageQuery.extend({ state: jobState.optional(), kind: z.string().max(100).optional() }),
  result: pageOf(job),
});

export const cancelJob = endpoint({
  name: "cancelJob",
  method: "post",
  path: "/api/jobs/{jobId}/cancel",
  summary: "Cancels a job: at once where it waits, within seconds where it runs",
  access: serverOwner,
  act: logged("cancelled a job", { facts: ["jobId"] }),
  params: one,
  result: job,
});

export const runJobNow = endpoint({
  name: "runJobNow",
  method: "post",
  path: "/api/jobs/{jobId}/run",
  summary: "Has a job that waits, failed or was cancelled run at once",
  access: serverOwner,
  act: logged("ran a job now", { facts: ["jobId"] }),
  params: one,
  result: job,
});
