import { BrowserFailure } from "./browser-failure.ts";
import { ApiError, OfflineError } from "./call.ts";
import { StreamFailure } from "./stream-failure.ts";
import { failures } from "../wording/failures.ts";

/** The errors of Chrome, Firefox and Safari for a chunk that could not be loaded. */
const missingChunk = /dynamically imported module|Importing a module script failed/;

interface FailureWords {
  readonly title: string;
  readonly detail: string;
  readonly requestId: string;
}

/** Describes an error: with the server's message, or with our own. */
export function describeFailure(error: unknown): FailureWords {
  if (error instanceof ApiError) {
    const { title, detail, requestId } = error.problem;
    return { title, detail, requestId };
  }
  if (error instanceof BrowserFailure) return { ...error.words, requestId: "" };
  if (error instanceof StreamFailure) {
    return { title: error.failure.message, detail: error.failure.fix, requestId: "" };
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
