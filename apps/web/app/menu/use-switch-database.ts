import { useLocation, useNavigate } from "@tanstack/react-router";
import { pickDatabase } from "../../shared/database/current-database-store.ts";

/** Pages that show one thing of one database: they cannot stay open when another database becomes current. */
const pagesOfOneThing = /^\/(?:chat|charts|dashboards)\/(?!new$|starred$|people$)[^/]+/;

/** A tab of the settings of one database: its path, with the id in it. */
const settings = /^\/databases\/(?!new$)[^/]+(\/[^/]+)?\/?$/;

/**
 * Makes another database the current one. A page that belongs to the one before gives way to a new ask, and its settings
 * to the same tab of the other one's.
 */
export function useSwitchDatabase(): (databaseId: string) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (databaseId) => {
    pickDatabase(databaseId);
    const tab = settings.exec(pathname);
    if (tab !== null) void navigate({ to: `/databases/${databaseId}${tab[1] ?? ""}` });
    if (pagesOfOneThing.test(pathname)) void navigate({ to: "/ask" });
  };
}
