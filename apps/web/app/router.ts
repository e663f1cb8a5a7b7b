import { createRouter } from "@tanstack/react-router";
import { routeTree } from "./route-tree.gen.ts";

export function createAppRouter() {
  return createRouter({ routeTree, defaultPreload: "intent", scrollRestoration: true });
}

declare module "@tanstack/react-router" {
  interface Register {
    readonly router: ReturnType<typeof createAppRouter>;
  }
}
