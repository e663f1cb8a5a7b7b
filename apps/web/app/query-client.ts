import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError, OfflineError } from "../shared/server/call.ts";

/** What the app does about failures that concern all of it, wherever they turn up. */
export interface FailureActions {
  /** The server no longer knows who this is. */
  readonly onSignedOut: () => void;
  readonly onUnreachable: () => void;
}

const retryCount = 2;

/**
 * The cache of what the server said. The server is often on this very machine, so the browser's idea of being offline
 * does not stop a request.
 */
export function createQueryClient(actions: FailureActions): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof OfflineError) actions.onUnreachable();
    if (error instanceof ApiError && error.problem.status === 401) actions.onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { networkMode: "always", retry: isWorthRetrying, refetchOnWindowFocus: true },
      mutations: { networkMode: "always" },
    },
  });
}

/** A refusal stays one; a server in trouble may be back in a moment. Being unreachable has its own retries. */
function isWorthRetrying(failureCount: number, error: unknown): boolean {
  return error instanceof ApiError && error.problem.status >= 500 && failureCount < retryCount;
}
