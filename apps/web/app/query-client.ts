import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError, OfflineError } from "../shared/server/call.ts";

/** Handlers for failures of any request that concern the whole app. */
export interface FailureActions {
  /** The session is no longer valid. */
  readonly onSignedOut: () => void;
  readonly onUnreachable: () => void;
}

const retryCount = 2;

/**
 * Creates the cache of server responses. Ignores the browser's offline state, because the server may be on the same
 * machine.
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

/** Retries only server errors. A lost connection is retried elsewhere. */
function isWorthRetrying(failureCount: number, error: unknown): boolean {
  return error instanceof ApiError && error.problem.status >= 500 && failureCount < retryCount;
}
