import { z } from "zod";
import { seedWelcomes } from "../../databases/sample/welcome-account.ts";
import type { AskingContext } from "../../databases/sources/asking-context.ts";
import { jobKind, type AnyJobKind } from "../../jobs/job-kind.ts";
import { unlessStopped } from "../../runtime/unless-stopped.ts";
import { saveExamples } from "./sample-examples.ts";

/** Refreshes the sample shop. Runs when a server starts, and every few hours. */
export function refreshSampleJob(context: AskingContext): AnyJobKind {
  return jobKind({
    name: "refresh-sample",
    payload: z.object({}),
    schedule: { cron: "20 */6 * * *", timeZone: "UTC" },
    runsAtStart: true,
    run: (_payload, { signal }) => refreshSample(context, signal),
  });
}

/**
 * Builds the sample shop if it is missing or old, answers the example questions, and adds them to new accounts that
 * wait for them.
 */
export async function refreshSample(context: AskingContext, signal: AbortSignal): Promise<void> {
  const sample = await unlessStopped(context.sample.refresh(), signal);
  await unlessStopped(saveExamples(context, sample), signal);
  await seedWelcomes(context);
}
