import { createFileRoute } from "@tanstack/react-router";
import { ChartsPage } from "../../../../../features/charts/charts-page.tsx";
import { readFolderSearch, type FolderSearch } from "../../../../../shared/library/folders/folder-search.ts";

export const Route = createFileRoute("/_shell/_database/charts/")({
  validateSearch: (search: Record<string, unknown>): FolderSearch => readFolderSearch(search),
  component: List,
});

function List() {
  const { folder } = Route.useSearch();
  return <ChartsPage scope="all" folder={folder} />;
}
