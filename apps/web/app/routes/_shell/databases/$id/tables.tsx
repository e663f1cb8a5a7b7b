import { createFileRoute } from "@tanstack/react-router";
import {
  readTablesSearch,
  type TablesSearch,
} from "../../../../../features/databases/tables/tables-search.ts";
import { TablesTab } from "../../../../../features/databases/tables/tables-tab.tsx";

export const Route = createFileRoute("/_shell/databases/$id/tables")({
  // The page parses it, because every visitor loads this file.
  validateSearch: (search: TablesSearch): TablesSearch => search,
  component: OpenTablesTab,
});

function OpenTablesTab() {
  const { id } = Route.useParams();
  return <TablesTab key={id} id={id} search={readTablesSearch(Route.useSearch())} />;
}
