import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { Collapsible } from "radix-ui";
import { useState, type ReactNode } from "react";
import { useMenuState } from "../../shared/menu/menu-store.ts";
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
  MenuTrigger,
} from "../../ui/dropdown-menu.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { exactly, TitledLink } from "./menu-link.tsx";
import { holdsPage, keyOf, type NavigationItem } from "./navigation-item.ts";
import type { DragAttributes } from "./use-favorite-drag.ts";
import { useOpenUrl } from "./use-open-url.ts";

interface MenuEntryProps {
  readonly item: NavigationItem;
  /** Actions for an entry, shown on hover. Default: none. */
  readonly renderActions?: ((item: NavigationItem) => ReactNode) | undefined;
  /** Attributes of an entry's row, for dragging. Default: none. */
  readonly dragOf?: ((item: NavigationItem) => DragAttributes) | undefined;
  /** Whether this is one of the menu's own groups. */
  readonly isTop?: boolean;
  /** The open page; a closed group that contains it is marked. */
  readonly openUrl: string;
}

/** An entry at any depth: a link, or a group of entries. */
export function MenuEntry(props: MenuEntryProps) {
  const { item, renderActions, dragOf } = props;
  const { url, icon: Icon, title } = item;
  if (item.isLost === true) {
    return (
      <div className="menu-row-with-action" {...dragOf?.(item)}>
        <span className="menu-row is-lost">
          {Icon && <Icon className="size-3.5!" />}
          <span className="truncate">{title}</span>
        </span>
        {renderActions?.(item)}
      </div>
    );
  }
  if (item.items !== undefined || url === null) return <MenuGroup {...props} />;
  return (
    <div className="menu-row-with-action" {...dragOf?.(item)}>
      <TitledLink url={url} title={title} icon={Icon} />
      {renderActions?.(item)}
    </div>
  );
}

/** A collapsible group of entries. */
export function MenuGroup({ item, renderActions, dragOf, isTop = false, openUrl }: MenuEntryProps) {
  const { title, icon: Icon, isActive = false, items = [] } = item;
  const [isOpen, setIsOpen] = useState(isActive);
  const isMarked = holdsPage(item, openUrl) && !(isOpen && items.some((child) => holdsPage(child, openUrl)));
  return (
    <Collapsible.Root open={isOpen} onOpenChange={setIsOpen}>
      <div className="menu-row-with-action" {...dragOf?.(item)}>
        <Collapsible.Trigger
          className={isTop ? "menu-row is-group" : "menu-row"}
          // The page is in it; inside an open group its own entry is marked.
          {...(isMarked && { "data-holds-page": true, "aria-current": "true" as const })}
        >
          {Icon && <Icon className={isTop ? "" : "size-3.5!"} />}
          <span className="truncate">{title}</span>
          <ChevronRight className="chevron size-3!" />
        </Collapsible.Trigger>
        {renderActions?.(item)}
      </div>
      <Collapsible.Content>
        <ul className="menu-children">
          {items.map((child) => (
            <li key={keyOf(child)}>
              <MenuEntry item={child} {...{ renderActions, dragOf, openUrl }} />
            </li>
          ))}
          {items.length === 0 && <li className="menu-note">Nothing in it yet</li>}
        </ul>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}

/** The same in the collapsed menu: its entries open beside the icon. */
export function MenuGroupIcon({ item }: { readonly item: NavigationItem }) {
  const { title, icon: Icon, items = [] } = item;
  const openUrl = useOpenUrl();
  const isCollapsed = useMenuState() === "collapsed";
  return (
    <Menu>
      <Tooltip label={title} side="right" isOff={!isCollapsed}>
        <MenuTrigger
          className="menu-icon"
          aria-label={title}
          {...(holdsPage(item, openUrl) && { "data-holds-page": true })}
        >
          {Icon && <Icon />}
        </MenuTrigger>
      </Tooltip>
      <MenuContent side="right" align="start" sideOffset={12}>
        <MenuLabel>{title}</MenuLabel>
        <MenuItems items={items} />
      </MenuContent>
    </Menu>
  );
}

function MenuItems({ items }: { readonly items: readonly NavigationItem[] }) {
  const openUrl = useOpenUrl();
  const shown = items.filter(({ isLost = false }) => !isLost);
  return shown.map((item) =>
    item.items !== undefined || item.url === null ? (
      <MenuSub key={keyOf(item)}>
        <MenuSubTrigger icon={item.icon}>{item.title}</MenuSubTrigger>
        <MenuSubContent>
          <MenuItems items={item.items ?? []} />
          {(item.items ?? []).length === 0 && <p className="menu-note">Nothing in it yet</p>}
        </MenuSubContent>
      </MenuSub>
    ) : (
      <MenuItem key={keyOf(item)} asChild>
        <Link
          to={item.url}
          activeOptions={exactly}
          {...(item.url === openUrl && { "aria-current": "page" as const })}
        >
          {item.icon && <item.icon />}
          <span className="truncate">{item.title}</span>
        </Link>
      </MenuItem>
    ),
  );
}
