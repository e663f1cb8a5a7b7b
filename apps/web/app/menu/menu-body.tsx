import type { Me } from "@askery/api";
import { useCurrentDatabase } from "../../shared/database/current-database-store.ts";
import { DatabaseSwitcher } from "./database-switcher.tsx";
import { FavoritesSection } from "./favorites-section.tsx";
import { HistorySection } from "./history-section.tsx";
import { MenuGroup } from "./menu-group.tsx";
import { keyOf } from "./navigation-item.ts";
import { useOpenUrl } from "./use-open-url.ts";
import { menuGroups } from "./menu-groups.data.ts";
import { UserMenu } from "./user-menu.tsx";

/** The rows of the menu, on a wide screen and in the sheet. */
export function MenuBody({ me }: { readonly me: Me | undefined }) {
  const database = useCurrentDatabase();
  const openUrl = useOpenUrl();
  return (
    <>
      <div className="menu-scroll">
        {menuGroups.map((group) => (
          <MenuGroup key={keyOf(group)} item={group} isTop openUrl={openUrl} />
        ))}
        {database && <HistorySection key={`history-${database.id}`} database={database} />}
        {database && <FavoritesSection key={`favorites-${database.id}`} databaseId={database.id} />}
      </div>
      {me && (
        <div className="menu-foot">
          <DatabaseSwitcher databases={me.databases} />
          <UserMenu {...me} />
        </div>
      )}
    </>
  );
}
