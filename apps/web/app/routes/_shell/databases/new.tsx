import { createFileRoute } from "@tanstack/react-router";
import { NewDatabasePage } from "../../../../features/databases/new-database-page.tsx";
import { readNewSearch, type NewSearch } from "../../../../features/databases/new-search.ts";

export const Route = createFileRoute("/_shell/databases/new")({
  // The page parses it, because every visitor loads this file.
  validateSearch: (search: NewSearch): NewSearch => search,
  component: OpenNewDatabase,
});

function OpenNewDatabase() {
  return <NewDatabasePage search={readNewSearch(Route.useSearch())} />;
}
