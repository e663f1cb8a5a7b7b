import { useLocation, useMatch, useNavigate } from "@tanstack/react-router";
import { pickDatabase } from "../../shared/database/current-database-store.ts";

/** Pages of one item in a database, which can't stay open when the database changes. */
const pagesOfOneThing = /^\/(?:chat|charts|dashboards)\/(?!new$|starred$|people$)[^/]+/;

/** A settings page of a database: the database's id and the tab are in the path. */
const settings = /^\/databases\/(?!new$)[^/]+(\/[^/]+)?\/?$/;

/**
 * Makes another database the current one. A page with the database in its address reopens for the other one, database
 * settings switch to the other one's, and an open project, chart or dashboard is replaced with a new ask.
 */
export function useSwitchDatabase(): (databaseId: string) => void {
  const { pathname } = useLocation();
  const isNamed = useMatch({ from: "/_shell/_database", shouldThrow: false }) !== undefined;
  const navigate = useNavigate();
  return (databaseId) => {
    pickDatabase(databaseId);
    const tab = settings.exec(pathname);
    if (tab !== null) void navigate({ to: `/databases/${databaseId}${tab[1] ?? ""}` });
    const search = { database: databaseId };
    if (isNamed) void navigate({ to: pathname, search });
    else if (pagesOfOneThing.test(pathname)) void navigate({ to: "/ask", search });
  };
}
