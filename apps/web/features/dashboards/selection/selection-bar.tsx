import type { DashboardTab } from "@askery/model";
import { Copy, CornerUpRight, Trash2, X } from "lucide-react";
import { countOf } from "../../../shared/wording/count-of.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../../ui/dropdown-menu.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";

interface SelectionBarProps {
  readonly count: number;
  readonly otherTabs: readonly DashboardTab[];
  readonly onCopy: () => void;
  readonly onMoveToTab: (tabId: string) => void;
  readonly onRemove: () => void;
  readonly onClear: () => void;
}

/** What can be done with the selected cards, at the bottom of the page. */
export function SelectionBar({
  count,
  otherTabs,
  onCopy,
  onMoveToTab,
  onRemove,
  onClear,
}: SelectionBarProps) {
  return (
    <div className="pointer-events-none sticky bottom-4 z-10 flex justify-center px-3">
      <div
        role="toolbar"
        aria-label="Selected cards"
        className="pointer-events-auto flex max-w-full items-center gap-1 rounded-4 bg-raised py-1 ps-3 pe-1 shadow-3"
      >
        <output className="me-1 truncate text-13 font-medium">{countOf(count, "card")}</output>
        <Button kind="ghost" size="sm" icon={Copy} onClick={onCopy}>
          Copy
        </Button>
        {otherTabs.length > 0 && (
          <Menu>
            <MenuTrigger asChild>
              <Button kind="ghost" size="sm" icon={CornerUpRight}>
                Move
              </Button>
            </MenuTrigger>
            <MenuContent>
              {otherTabs.map(({ id, title }) => (
                <MenuItem key={id} onSelect={() => onMoveToTab(id)}>
                  Move to {title}
                </MenuItem>
              ))}
            </MenuContent>
          </Menu>
        )}
        <Button kind="ghost" size="sm" icon={Trash2} onClick={onRemove}>
          Remove
        </Button>
        <IconButton label="Clear the selection" icon={X} onClick={onClear} />
      </div>
    </div>
  );
}
