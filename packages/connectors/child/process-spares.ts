import { SpareProcesses } from "@askery/process";
import type { DatabaseJobs } from "./database-jobs.ts";
import { withinTime } from "./within-time.ts";

/** Keeps processes warm between databases, for callers that open many files in sequence. */
export class ProcessSpares extends SpareProcesses<DatabaseJobs> {
  constructor() {
    super((child) => withinTime(closeTimeoutMs, (signal) => child.run("close", null, { signal })));
  }
}

const closeTimeoutMs = 1_000;
