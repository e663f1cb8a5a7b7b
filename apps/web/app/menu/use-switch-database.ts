import { useLocation, useMatch, useNavigate } from "@tanstack/react-router";
import { pickDatabase } from "../../shared/database/current-database-store.ts";

/** Pages that show one thing of one database: they cannot stay open when another database becomes current. */
const pagesOfOneThing = /^\/(?:chat|charts|dashboards)\/(?!new$|starred$|people$)[^/]+/;

/** A tab of the settings of one database: its path, with the id in it. */
const settings = /^\/databases\/(?!new$)[^/]+(\/[^/]+)?\/?$/;

/**
 * Makes another database the current one. A page that names its database in its address is opened for the other one, the
 * settings of a database become those of the other one, and a project, chart or dashboard gives way to a new ask.
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
