import { createFileRoute } from "@tanstack/react-router";
import { DashboardsPage } from "../../../../../features/dashboards/dashboards-page.tsx";
import { readFolderSearch, type FolderSearch } from "../../../../../shared/library/folders/folder-search.ts";
import { preloadSavedList } from "../../../../../shared/library/preload-saved-list.ts";

export const Route = createFileRoute("/_shell/_database/dashboards/")({
  validateSearch: (search: Record<string, unknown>): FolderSearch => readFolderSearch(search),
  // Preloads on link hover; the page waits for it and shows failures.
  loader: ({ context, location }) =>
    preloadSavedList(context.queryClient, { kind: "dashboard", scope: "all", search: location.search }),
  component: List,
});

function List() {
  const { folder } = Route.useSearch();
  return <DashboardsPage scope="all" folder={folder} />;
}
