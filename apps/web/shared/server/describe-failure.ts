import { ApiError, OfflineError } from "./call.ts";

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
    return {
      title: "The server can't be reached",
      detail: "Askery keeps trying to reach it. Check the network, or whether the server is running.",
      requestId: "",
    };
  }
  if (error instanceof Error && missingChunk.test(error.message)) {
    return {
      title: "This page could not be loaded",
      detail: "The server can't be reached, or it has a new version. Try again, or reload.",
      requestId: "",
    };
  }
  return {
    title: "This page stopped working",
    detail: error instanceof Error ? error.message : "The cause is unknown. Try again, or reload.",
    requestId: "",
  };
}
