import type { LucideIcon } from "lucide-react";

/** An entry of the side menu: where it leads, and what is under it. */
export interface NavigationItem {
  /** What tells it from others of the same title. Default: its url. */
  readonly id?: string;
  readonly title: string;
  /** Null where it only holds others. */
  readonly url: string | null;
  readonly icon?: LucideIcon;
  /** Whether what is under it starts open. */
  readonly isActive?: boolean;
  readonly items?: readonly NavigationItem[];
}

/** What a list of entries is keyed by. */
export function keyOf(item: NavigationItem): string {
  return item.id ?? item.url ?? item.title;
}

/** Whether an entry or one under it leads to the open page, or the page is one below the url of a group. */
export function holdsPage({ url, items }: NavigationItem, openUrl: string): boolean {
  if (url === openUrl) return true;
  if (items === undefined) return false;
  const isBelow = url !== null && openUrl.startsWith(`${url}/`);
  return isBelow || items.some((child) => holdsPage(child, openUrl));
}
