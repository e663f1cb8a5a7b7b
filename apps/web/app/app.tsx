import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { Toaster } from "../ui/toaster.tsx";
import { ConnectionContext } from "./connection/connection-context.ts";
import type { StartedApp } from "./start-app.ts";

/** The providers around all pages. */
export function App({ router, queryClient, connection }: StartedApp) {
  return (
    <QueryClientProvider client={queryClient}>
      <ConnectionContext value={connection}>
        <RouterProvider router={router} />
        <Toaster />
      </ConnectionContext>
    </QueryClientProvider>
  );
}
