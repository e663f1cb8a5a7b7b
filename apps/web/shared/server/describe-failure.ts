import { ApiError, OfflineError } from "./call.ts";
import { failures } from "../wording/failures.ts";

/** How Chrome, Firefox and Safari say that a part of the app did not come. */
const missingChunk = /dynamically imported module|Importing a module script failed/;

interface FailureWords {
  readonly title: string;
  readonly detail: string;
  readonly requestId: string;
}

/** An error in words: what the server said, or what is known without it. */
export function describeFailure(error: unknown): FailureWords {
  if (error instanceof ApiError) {
    const { title, detail, requestId } = error.problem;
    return { title, detail, requestId };
  }
  if (error instanceof OfflineError) {
    return { ...failures.unreachable, requestId: "" };
  }
  if (error instanceof Error && missingChunk.test(error.message)) {
    return { ...failures.pageNotLoaded, requestId: "" };
  }
  const { title, unknownCause } = failures.pageStopped;
  return { title, detail: error instanceof Error ? error.message : unknownCause, requestId: "" };
}
