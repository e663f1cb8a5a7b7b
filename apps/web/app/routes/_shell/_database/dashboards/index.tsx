import { createFileRoute } from "@tanstack/react-router";
import { DashboardsPage } from "../../../../../features/dashboards/dashboards-page.tsx";
import { readFolderSearch, type FolderSearch } from "../../../../../shared/library/folders/folder-search.ts";

export const Route = createFileRoute("/_shell/_database/dashboards/")({
  validateSearch: (search: Record<string, unknown>): FolderSearch => readFolderSearch(search),
  component: List,
});

function List() {
  const { folder } = Route.useSearch();
  return <DashboardsPage scope="all" folder={folder} />;
}
