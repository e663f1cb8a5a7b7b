import { getHealth, getSession } from "@askery/api";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../shared/server/call.ts";
import { watchConnection, type ConnectionWatch } from "./connection/connection.ts";
import { queryKeyOf } from "../shared/server/endpoint-query.ts";
import { createQueryClient } from "./query-client.ts";
import { createAppRouter } from "./router.ts";

/** The objects that live as long as the page. */
export interface StartedApp {
  readonly router: ReturnType<typeof createAppRouter>;
  readonly queryClient: QueryClient;
  readonly connection: ConnectionWatch;
}

/** Connects router, cache and connection: a lost session redirects to sign-in, a lost server is retried. */
export function startApp(): StartedApp {
  const connection = watchConnection({
    isReachable: async () =>
      call(getHealth).then(
        () => true,
        () => false,
      ),
    onBack: () => {
      void queryClient.refetchQueries({ type: "active" });
      void router.invalidate();
    },
  });
  const queryClient = createQueryClient({
    onUnreachable: connection.reportUnreachable,
    onSignedOut: () => {
      queryClient.setQueryData(queryKeyOf(getSession), null);
      void router.invalidate();
    },
  });
  const router = createAppRouter(queryClient);
  return { router, queryClient, connection };
}
