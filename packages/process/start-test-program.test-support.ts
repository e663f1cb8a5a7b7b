import { AppError } from "@askery/model";
import type { ProcessEnd, Program } from "./child-process.ts";
import type { TestParentJobs } from "./test-jobs.test-support.ts";

/** The program of the tests. Its ends are described by their kind. */
export function testProgram(options: Partial<Program<TestParentJobs>> = {}): Program<TestParentJobs> {
  return {
    url: new URL("./test-program.test-support.ts", import.meta.url),
    serialization: "advanced",
    showsErrors: true,
    handlers: { double: (number) => number * 2 },
    describeEnd,
    ...options,
  };
}

function describeEnd(end: ProcessEnd): AppError {
  const cause = end.kind === "crashed" ? end.cause : undefined;
  return new AppError("database-gone", { message: `ended: ${end.kind}`, fix: "Ask again." }, { cause });
}
