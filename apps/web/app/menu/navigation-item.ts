import type { LucideIcon } from "lucide-react";

/** An entry of the side menu: its address, and its children. */
export interface NavigationItem {
  /** Distinguishes entries with the same title. Default: the url. */
  readonly id?: string;
  readonly title: string;
  /** Null for an entry that only contains others. */
  readonly url: string | null;
  readonly icon?: LucideIcon;
  /** Whether it opens nothing any longer, since the user lost access. */
  readonly isLost?: boolean;
  /** Whether its children start open. */
  readonly isActive?: boolean;
  readonly items?: readonly NavigationItem[];
}

/** The key of an entry in a list. */
export function keyOf(item: NavigationItem): string {
  return item.id ?? item.url ?? item.title;
}

/** Whether an entry or one of its children links to the open page, or the page is below a group's url. */
export function holdsPage({ url, items }: NavigationItem, openUrl: string): boolean {
  if (url === openUrl) return true;
  if (items === undefined) return false;
  const isBelow = url !== null && openUrl.startsWith(`${url}/`);
  return isBelow || items.some((child) => holdsPage(child, openUrl));
}
