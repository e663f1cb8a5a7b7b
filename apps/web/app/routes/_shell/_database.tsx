import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { readDatabase } from "../../../shared/address/read-database.ts";
import { nameCurrentDatabase, nameDatabaseInLinks } from "../../../shared/database/current-database-store.ts";
import { DatabaseOfAddress } from "../../shell/database-of-address.tsx";

/**
 * Pages that show what belongs to one database, without its id in their path: their address names it, where there are
 * several. An address that does not is completed.
 */
export const Route = createFileRoute("/_shell/_database")({
  validateSearch: readDatabase,
  search: { middlewares: [nameDatabaseInLinks] },
  beforeLoad: ({ search, location }) => {
    const named = nameCurrentDatabase(search);
    if (named.database === search.database) return;
    redirect({
      to: location.pathname,
      search: { ...location.search, ...named },
      hash: location.hash,
      replace: true,
      throw: true,
    });
  },
  component: PagesOfDatabase,
});

function PagesOfDatabase() {
  return (
    <DatabaseOfAddress id={Route.useSearch().database}>
      <Outlet />
    </DatabaseOfAddress>
  );
}
