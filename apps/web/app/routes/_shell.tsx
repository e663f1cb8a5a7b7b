import { createFileRoute, redirect } from "@tanstack/react-router";
import { rememberDatabases } from "../../shared/database/current-database-store.ts";
import { sessionQuery } from "../../shared/server/queries.ts";
import { Shell } from "../shell/shell.tsx";

/** Everything but `/` and `/plans` stands in the shell. Whoever is signed out signs in first, and comes back. */
export const Route = createFileRoute("/_shell")({
  beforeLoad: async ({ context, location, matches }) => {
    // Where the server can't say who this is, the shell tells so and asks again.
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
