import type { QueryClient } from "@tanstack/react-query";
import { createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { parseSearch, printSearch } from "../shared/address/search-params.ts";
import { routeTree } from "./route-tree.gen.ts";

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch: printSearch,
    defaultPreload: "intent",
    // The query cache decides how fresh data is.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: lazyRouteComponent(async () => import("./shell/error-page.tsx"), "ErrorPage"),
    defaultNotFoundComponent: lazyRouteComponent(
      async () => import("./shell/not-found-page.tsx"),
      "NotFoundPage",
    ),
    scrollRestoration: true,
    scrollToTopSelectors: ["#page"],
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    readonly router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** Whether signed-out users may see it. */
    readonly isOpen?: boolean;
  }
}
