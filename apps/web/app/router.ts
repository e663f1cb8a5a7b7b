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
    // How fresh data is, is the query cache's business.
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
    /** Shown to whoever is signed out, too. */
    readonly isOpen?: boolean;
  }
}
