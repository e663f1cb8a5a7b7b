import { createFileRoute } from "@tanstack/react-router";
import { ConnectionTab } from "../../../../../features/databases/connection/connection-tab.tsx";
import { readSyncSearch, type SyncSearch } from "../../../../../features/databases/sync/sync-search.ts";

export const Route = createFileRoute("/_shell/databases/$id/connection")({
  // The page parses it, because every visitor loads this file.
  validateSearch: (search: SyncSearch): SyncSearch => search,
  component: OpenConnectionTab,
});

function OpenConnectionTab() {
  const { id } = Route.useParams();
  return <ConnectionTab key={id} id={id} syncId={readSyncSearch(Route.useSearch()).sync} />;
}
