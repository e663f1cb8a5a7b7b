import type { Failure } from "@askery/api";
import { ApiError } from "./call.ts";
import { describeFailure } from "./describe-failure.ts";

/** An error of a call in the form in which the server reports failures of a run. */
export function toFailure(error: unknown): Failure {
  const { title, detail } = describeFailure(error);
  return { code: error instanceof ApiError ? error.problem.code : "unknown", message: title, fix: detail };
}
