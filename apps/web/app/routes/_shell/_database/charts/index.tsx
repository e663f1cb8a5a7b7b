import { createFileRoute } from "@tanstack/react-router";
import { ChartsPage } from "../../../../../features/charts/charts-page.tsx";
import { readFolderSearch, type FolderSearch } from "../../../../../shared/library/folders/folder-search.ts";
import { preloadSavedList } from "../../../../../shared/library/preload-saved-list.ts";

export const Route = createFileRoute("/_shell/_database/charts/")({
  validateSearch: (search: Record<string, unknown>): FolderSearch => readFolderSearch(search),
  // Preloads on link hover; the page waits for it and shows failures.
  loader: ({ context, location }) =>
    preloadSavedList(context.queryClient, { kind: "chart", scope: "all", search: location.search }),
  component: List,
});

function List() {
  const { folder } = Route.useSearch();
  return <ChartsPage scope="all" folder={folder} />;
}
