import { z } from "zod";
import { jobKind, type AnyJobKind } from "../../jobs/job-kind.ts";
import { runDueTests } from "./run-due-tests.ts";
import type { TestContext } from "./test-context.ts";

/** Looks every minute for tests of answers that are due, and runs them. */
export function runDueTestsJob(context: TestContext): AnyJobKind {
  return jobKind({
    name: "run-due-answer-tests",
    payload: z.object({}),
    // There is another attempt in the next minute anyway.
    maxAttempts: 1,
    schedule: { cron: "* * * * *", timeZone: "UTC" },
    run: (_payload, control) => runDueTests(context, control),
  });
}
