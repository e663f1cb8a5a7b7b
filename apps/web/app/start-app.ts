import { getHealth, getSession } from "@askery/api";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../shared/server/call.ts";
import { watchConnection, type ConnectionWatch } from "./connection/connection.ts";
import { queryKeyOf } from "../shared/server/endpoint-query.ts";
import { createQueryClient } from "./query-client.ts";
import { createAppRouter } from "./router.ts";

/** What has a lifetime as long as the page's. */
export interface StartedApp {
  readonly router: ReturnType<typeof createAppRouter>;
  readonly queryClient: QueryClient;
  readonly connection: ConnectionWatch;
}

/** Puts router, cache and connection together: a lost session leads to signing in, a lost server to trying again. */
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
