import { useCurrentDatabase } from "../../shared/database/current-database-store.ts";
import { useIsLimited } from "../../shared/database/use-is-limited.ts";
import { menuGroups } from "./menu-groups.data.ts";
import type { NavigationItem } from "./navigation-item.ts";

/** The groups of the menu. A member whose access is limited by rules only asks. */
export function useMenuGroups(): readonly NavigationItem[] {
  const database = useCurrentDatabase();
  return useIsLimited(database?.id) === true ? limitedGroups : menuGroups;
}

const limitedGroups = menuGroups
  .filter(({ url }) => url === "/ask")
  .map((group) => ({ ...group, items: group.items?.filter(({ url }) => url === "/ask/genesis") ?? [] }));
