import type { AppErrorCode } from "@askery/model";
import type { Job } from "./job.ts";

/** What the process that the tests start can do. */
export interface TestJobs {
  readonly echo: Job<unknown, unknown>;
  readonly environment: Job<null, readonly string[]>;
  readonly processId: Job<null, number>;
  readonly fail: Job<{ readonly code: AppErrorCode }, never>;
  readonly failUnexpectedly: Job<null, never>;
  /** Streams numbers from 1, each reported as it is sent, and results in how many there were. */
  readonly count: Job<{ readonly to: number }, number, number, number>;
  /** Ends when it is cancelled. */
  readonly wait: Job<null, never, "waiting">;
  /** Keeps its thread busy for ever. */
  readonly spin: Job<null, never, "spinning">;
  readonly fillMemory: Job<null, never>;
  readonly exit: Job<{ readonly code: number }, never>;
  /** Asks the parent to double a number. */
  readonly doubled: Job<number, number>;
}

/** What the tests do for it. */
export interface TestParentJobs {
  readonly double: Job<number, number>;
}
