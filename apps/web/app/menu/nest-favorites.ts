import type { Favorite, FavoriteKind } from "@askery/api";
import {
  ChartColumn,
  Folder,
  LayoutDashboard,
  Lock,
  MessageSquareText,
  UserRound,
  type LucideIcon,
} from "lucide-react";
import type { NavigationItem } from "./navigation-item.ts";

const icons: Readonly<Record<FavoriteKind, LucideIcon>> = {
  folder: Folder,
  conversation: MessageSquareText,
  chart: ChartColumn,
  dashboard: LayoutDashboard,
  person: UserRound,
};

/**
 * Arranges favorites as a tree, each level in order. Entries whose folder is gone, and folders that contain each other,
 * are at the top, so that nothing is unreachable.
 */
export function nestFavorites(favorites: readonly Favorite[]): readonly NavigationItem[] {
  const byId = new Map(favorites.map((favorite) => [favorite.id, favorite]));
  const byFolder = Map.groupBy(
    favorites.toSorted((one, other) => one.position - other.position),
    (favorite) => (reachesTop(favorite, byId) ? favorite.parentId : null),
  );
  const childrenOf = (folderId: string | null): readonly NavigationItem[] =>
    (byFolder.get(folderId) ?? []).map((one) => toItem(one, childrenOf(one.id)));
  return childrenOf(null);
}

/** Whether the chain of folders ends at the top level. */
function reachesTop(favorite: Favorite, byId: ReadonlyMap<string, Favorite>): boolean {
  let current: Favorite | undefined = favorite;
  for (let steps = 0; steps <= byId.size; steps += 1) {
    if (current === undefined) return false;
    if (current.parentId === null) return true;
    current = byId.get(current.parentId);
  }
  return false;
}

function toItem(favorite: Favorite, items: readonly NavigationItem[]): NavigationItem {
  const { id, title, url, kind, isLost } = favorite;
  if (isLost) return { id, title, url, icon: Lock, isLost };
  return { id, title, url, icon: icons[kind], ...((kind === "folder" || items.length > 0) && { items }) };
}
