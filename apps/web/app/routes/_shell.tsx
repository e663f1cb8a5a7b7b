import { createFileRoute, redirect } from "@tanstack/react-router";
import { rememberDatabases } from "../../shared/database/current-database-store.ts";
import { sessionQuery } from "../../shared/server/queries.ts";
import { Shell } from "../shell/shell.tsx";

/** All pages but `/` and `/plans` are in the shell. Signed-out users are redirected to sign in, and return. */
export const Route = createFileRoute("/_shell")({
  beforeLoad: async ({ context, location, matches }) => {
    // If the server can't be reached, the shell shows that and retries.
    const session = await context.queryClient
      .query({ ...sessionQuery, staleTime: "static" })
      .catch(() => undefined);
    const isOpen = matches.some(({ staticData }) => staticData.isOpen);
    if (session === null && !isOpen) {
      redirect({ to: "/", search: { panel: "sign-in", next: location.href }, throw: true });
    }
    rememberDatabases(session?.databases ?? []);
  },
  component: Shell,
});
