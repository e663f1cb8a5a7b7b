import { AppError } from "@askery/model";
import { setTimeout as delay } from "node:timers/promises";
import { type Parent, serve } from "./serve.ts";
import type { TestJobs, TestParentJobs } from "./test-jobs.test-support.ts";

/** The process that performs `TestJobs`. */
const parent: Parent<TestParentJobs> = serve<TestJobs, TestParentJobs>({
  echo: (input) => input,
  environment: () => Object.keys(process.env).toSorted(),
  processId: () => process.pid,
  fail: ({ code }) => {
    throw new AppError(
      code,
      { message: "It is broken.", fix: "Mend it." },
      { field: "host", span: { start: 2, end: 4 } },
    );
  },
  failUnexpectedly: () => {
    throw new TypeError("not expected");
  },
  count: async ({ to }, { report, send }) => {
    for (let number = 1; number <= to; number++) {
      report(number);
      await send(number);
    }
    return to;
  },
  wait: async (_, { signal, report }) => {
    report("waiting");
    const aborted = Promise.withResolvers<never>();
    signal.addEventListener("abort", () => aborted.reject(signal.reason));
    return aborted.promise;
  },
  spin: async (_, { report }) => {
    report("spinning");
    await delay(10);
    for (;;);
  },
  fillMemory: async () => {
    const filled: Buffer[] = [];
    for (;;) {
      filled.push(Buffer.alloc(10_000_000, filled.length + 1));
      await delay(5);
    }
  },
  exit: ({ code }) => process.exit(code),
  doubled: (number) => parent.run("double", number),
});
