import { createFileRoute } from "@tanstack/react-router";
import { ChatsPage } from "../../../../features/chats/chats-page.tsx";
import { readCurrentDatabase } from "../../../../shared/database/current-database-store.ts";
import { projectsQuery } from "../../../../shared/server/queries.ts";

export const Route = createFileRoute("/_shell/_database/chats")({
  // Preloads on link hover; the page waits for it and shows failures.
  loader: ({ context, location }) => {
    const database = readCurrentDatabase(location.search);
    if (database === undefined) return;
    context.queryClient.infiniteQuery(projectsQuery(database.id)).catch(() => undefined);
    context.queryClient.infiniteQuery(projectsQuery(database.id, { scope: "pinned" })).catch(() => undefined);
  },
  component: ChatsPage,
});
