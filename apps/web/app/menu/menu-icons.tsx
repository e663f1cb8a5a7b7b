import type { Me } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { Bookmark, History } from "lucide-react";
import { useCurrentDatabase } from "../../shared/database/current-database-store.ts";
import { favoritesQuery, latestConversationsQuery } from "../../shared/server/queries.ts";
import { DatabaseSwitcher } from "./database-switcher.tsx";
import { MenuGroupIcon } from "./menu-group.tsx";
import { keyOf } from "./navigation-item.ts";
import { nestFavorites } from "./nest-favorites.ts";
import { menuGroups } from "./menu-groups.data.ts";
import { UserMenu } from "./user-menu.tsx";

/** The menu collapsed to icons, whose groups open beside them. */
export function MenuIcons({ me }: { readonly me: Me | undefined }) {
  const database = useCurrentDatabase();
  return (
    <>
      <div className="menu-scroll">
        {menuGroups.map((group) => (
          <MenuGroupIcon key={keyOf(group)} item={group} />
        ))}
        {database && <FavoriteIcons databaseId={database.id} />}
      </div>
      {me && (
        <div className="menu-foot">
          <DatabaseSwitcher databases={me.databases} isCollapsed />
          <UserMenu {...me} isCollapsed />
        </div>
      )}
    </>
  );
}

/** The history and favorites of the current database. */
function FavoriteIcons({ databaseId }: { readonly databaseId: string }) {
  const latest = useQuery(latestConversationsQuery(databaseId));
  const favorites = useQuery(favoritesQuery(databaseId));
  const projects = (latest.data?.items ?? []).map(({ id, summary }) => ({
    id,
    title: summary,
    url: `/chat/${id}`,
  }));
  return (
    <>
      <MenuGroupIcon
        item={{
          title: "History",
          url: null,
          icon: History,
          items: [...projects, { title: "More", url: "/chats" }],
        }}
      />
      <MenuGroupIcon
        item={{ title: "Favorites", url: null, icon: Bookmark, items: nestFavorites(favorites.data ?? []) }}
      />
    </>
  );
}
