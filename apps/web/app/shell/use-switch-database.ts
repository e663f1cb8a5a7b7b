import { useLocation, useNavigate } from "@tanstack/react-router";
import { pickDatabase } from "../../lib/current-database-store.ts";

/** Pages that show one thing of one database: they cannot stay open when another database becomes current. */
const pagesOfOneThing = /^\/(?:chat|charts|dashboards)\/(?!new$|starred$|people$)[^/]+/;

/** Makes another database the current one. A page that belongs to the one before gives way to a new ask. */
export function useSwitchDatabase(): (databaseId: string) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (databaseId) => {
    pickDatabase(databaseId);
    if (pagesOfOneThing.test(pathname)) void navigate({ to: "/ask" });
  };
}
