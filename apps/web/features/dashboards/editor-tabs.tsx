import { findTab, type DashboardTab } from "@askery/model";
import { ArrowLeft, ArrowRight, Ellipsis, Pencil, Plus, Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../../ui/dropdown-menu.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { LazyNameDialog } from "../../ui/lazy-name-dialog.tsx";
import { DashboardTabs } from "../../shared/library/dashboard-tabs.tsx";
import type { DraftHandle } from "./use-draft.ts";
import type { OpenTab } from "../../shared/library/dashboard-tabs.tsx";

interface EditorTabsProps {
  readonly tabs: readonly DashboardTab[];
  readonly open: OpenTab;
  readonly handle: DraftHandle;
  readonly children: ReactNode;
}

/** The tabs of a dashboard in its editor, with a menu of the open one. */
export function EditorTabs({ tabs, open, handle, children }: EditorTabsProps) {
  const [isNaming, setIsNaming] = useState(false);
  const tab = findTab(tabs, open.tabId);
  if (tab === undefined) return children;
  const index = tabs.findIndex(({ id }) => id === tab.id);
  return (
    <>
      <DashboardTabs
        {...{ tabs, open }}
        aside={
          <span className="flex flex-none items-center">
            <IconButton label="Add a tab" icon={Plus} onClick={() => open.open(handle.addTab())} />
            <Menu>
              <MenuTrigger asChild>
                <IconButton label={`Actions for the tab ${tab.title}`} icon={Ellipsis} />
              </MenuTrigger>
              <MenuContent align="end">
                <MenuItem icon={Pencil} onSelect={() => setIsNaming(true)}>
                  Rename
                </MenuItem>
                <MenuItem icon={ArrowLeft} disabled={index === 0} onSelect={() => handle.moveTab(tab.id, -1)}>
                  Move left
                </MenuItem>
                <MenuItem
                  icon={ArrowRight}
                  disabled={index === tabs.length - 1}
                  onSelect={() => handle.moveTab(tab.id, 1)}
                >
                  Move right
                </MenuItem>
                <MenuSeparator />
                <MenuItem icon={Trash2} isDanger onSelect={() => handle.removeTab(tab.id)}>
                  Delete with its cards
                </MenuItem>
              </MenuContent>
            </Menu>
          </span>
        }
      >
        {children}
      </DashboardTabs>
      {isNaming && (
        <LazyNameDialog
          title="Rename tab"
          name={tab.title}
          confirmLabel="Rename"
          onConfirm={(title) => handle.renameTab(tab.id, title)}
          onClose={() => setIsNaming(false)}
        />
      )}
    </>
  );
}
