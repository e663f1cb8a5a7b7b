import { hashKey, MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import type { Me } from "@askery/api";
import { ApiError, OfflineError } from "../shared/server/call.ts";
import { sessionQuery } from "../shared/server/queries.ts";
import { setOwnFormats } from "../shared/wording/own-formats.ts";

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
    queryCache: new QueryCache({ onError, onSuccess: followFormats }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { networkMode: "always", retry: isWorthRetrying, refetchOnWindowFocus: true },
      mutations: { networkMode: "always" },
    },
  });
}

const sessionHash = hashKey(sessionQuery.queryKey);

/** Pages show numbers, days and times as the user chose, from when the session is known. */
function followFormats(data: unknown, { queryHash }: { readonly queryHash: string }): void {
  if (queryHash !== sessionHash) return;
  setOwnFormats((data as Me | null)?.formats ?? { numbers: null, days: null, timeZone: null });
}

/** Retries only server errors. A lost connection is retried elsewhere. */
function isWorthRetrying(failureCount: number, error: unknown): boolean {
  return error instanceof ApiError && error.problem.status >= 500 && failureCount < retryCount;
}
