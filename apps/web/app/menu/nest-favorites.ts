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
  const ordered = favorites.toSorted((one, other) => one.position - other.position);
  const byId = new Map(ordered.map((favorite) => [favorite.id, favorite]));
  const isTop = (favorite: Favorite) => !reachesTop(favorite, byId);
  const childrenOf = (parentId: string): readonly NavigationItem[] =>
    ordered
      .filter((one) => one.parentId === parentId && !isTop(one))
      .map((one) => toItem(one, childrenOf(one.id)));
  return ordered
    .filter((favorite) => favorite.parentId === null || isTop(favorite))
    .map((favorite) => toItem(favorite, childrenOf(favorite.id)));
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
