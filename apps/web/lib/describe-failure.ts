import { ApiError, OfflineError } from "./call.ts";

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
      detail: "It is asked again by itself until it answers. Check the network, or whether the server runs.",
      requestId: "",
    };
  }
  return {
    title: "This page stopped working",
    detail: error instanceof Error ? error.message : "The cause is not known. Try again, or reload.",
    requestId: "",
  };
}
