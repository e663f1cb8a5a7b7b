import { getMyLimits } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { useCurrentDatabase } from "../../shared/database/current-database-store.ts";
import { endpointQuery, minuteMs } from "../../shared/server/endpoint-query.ts";
import { menuGroups } from "./menu-groups.data.ts";
import type { NavigationItem } from "./navigation-item.ts";

/** The groups of the menu. A member whose access is limited by rules only asks. */
export function useMenuGroups(): readonly NavigationItem[] {
  const database = useCurrentDatabase();
  const mayBeLimited = database?.role === "editor" || database?.role === "viewer";
  const limits = useQuery({
    ...endpointQuery(getMyLimits, { params: { databaseId: database?.id ?? "" } }, 5 * minuteMs),
    enabled: mayBeLimited,
  });
  return mayBeLimited && limits.data?.isLimited === true ? limitedGroups : menuGroups;
}

const limitedGroups = menuGroups
  .filter(({ url }) => url === "/ask")
  .map((group) => ({ ...group, items: group.items?.filter(({ url }) => url === "/ask/genesis") ?? [] }));
