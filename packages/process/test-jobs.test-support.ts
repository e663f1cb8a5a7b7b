import type { AppErrorCode } from "@askery/model";
import type { Job } from "./job.ts";

/** The jobs of the process that the tests start. */
export interface TestJobs {
  readonly echo: Job<unknown, unknown>;
  readonly environment: Job<null, readonly string[]>;
  /** Ignores its input. */
  readonly processId: Job<unknown, number>;
  readonly fail: Job<{ readonly code: AppErrorCode }, never>;
  readonly failUnexpectedly: Job<null, never>;
  /** Streams numbers from 1, reports each one as it is sent, and results in their count. */
  readonly count: Job<{ readonly to: number }, number, number, number>;
  /** Ends when it is cancelled. */
  readonly wait: Job<null, never, "waiting">;
  /** Blocks its thread in an endless loop. */
  readonly spin: Job<null, never, "spinning">;
  readonly fillMemory: Job<null, never>;
  readonly exit: Job<{ readonly code: number }, never>;
  /** Asks the parent to double a number. */
  readonly doubled: Job<number, number>;
}

/** The jobs that the tests perform for it. */
export interface TestParentJobs {
  readonly double: Job<number, number>;
}
