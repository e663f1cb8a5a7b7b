import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { readDatabase } from "../../../shared/address/read-database.ts";
import { nameCurrentDatabase, nameDatabaseInLinks } from "../../../shared/database/current-database-store.ts";
import { DatabaseOfAddress } from "../../shell/database-of-address.tsx";

/**
 * Pages of a database without its id in their path. With several databases, the address names the database in a search
 * parameter, which is added if missing.
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
