import type { DashboardSummary } from "@askery/api";
import { Bookmark, Copy, Ellipsis, FolderInput, Pencil, Share2, Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useAddFavorite } from "../../shared/library/favorite-actions.ts";
import { LazyNameDialog } from "../../ui/lazy-name-dialog.tsx";
import { useMoveItems } from "../../shared/library/folders/move-context.ts";
import { OwnerItem } from "../../shared/library/owner-item.tsx";
import { LazySharingDialog } from "../../shared/sharing/lazy-sharing-dialog.tsx";
import { useDeleteDashboard, useRenameDashboard } from "../../shared/library/saved-actions.ts";
import { useDuplicateDashboard } from "./use-duplicate-dashboard.ts";
import { useCanEdit } from "../../shared/database/use-can-edit.ts";
import { useReadsAll } from "../../shared/database/use-reads-all.ts";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../../ui/dropdown-menu.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

interface DashboardMenuProps {
  readonly dashboard: DashboardSummary;
  /** Further items, above the others. */
  readonly children?: ReactNode;
  /** Called after deletion, to leave the dashboard's page. */
  readonly onDeleted?: () => void;
}

/** The menu of a dashboard. */
export function DashboardMenu({ dashboard, children, onDeleted }: DashboardMenuProps) {
  const [isNaming, setIsNaming] = useState(false);
  const [isSharing, setIsSharing] = useState(false);
  const { id, title, databaseId } = dashboard;
  const rename = useRenameDashboard();
  const remove = useDeleteDashboard();
  const duplicate = useDuplicateDashboard();
  const favorite = useAddFavorite(databaseId);
  const canEdit = useCanEdit(databaseId);
  const readsAll = useReadsAll(databaseId);
  const move = useMoveItems();
  const deleteDashboard = () => {
    remove.mutate(dashboard);
    onDeleted?.();
  };
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <IconButton label={`Actions for ${title}`} icon={Ellipsis} />
        </MenuTrigger>
        <MenuContent align="end">
          {children}
          <MenuItem
            icon={Bookmark}
            onSelect={() => favorite.mutate({ kind: "dashboard", targetId: id, title })}
          >
            Add to favorites
          </MenuItem>
          {readsAll && (
            <MenuItem icon={Share2} onSelect={() => setIsSharing(true)}>
              Share
            </MenuItem>
          )}
          {!dashboard.isMine && <OwnerItem owner={dashboard.owner} />}
          {canEdit && (
            <>
              <MenuItem icon={Pencil} onSelect={() => setIsNaming(true)}>
                Rename
              </MenuItem>
              {move !== null && (
                <MenuItem icon={FolderInput} onSelect={() => move([dashboard])}>
                  Move to a folder
                </MenuItem>
              )}
              <MenuItem icon={Copy} onSelect={() => duplicate.mutate(dashboard)}>
                Duplicate
              </MenuItem>
              <MenuSeparator />
              <MenuItem icon={Trash2} isDanger onSelect={deleteDashboard}>
                Delete
              </MenuItem>
            </>
          )}
        </MenuContent>
      </Menu>
      <LazySharingDialog
        thing={isSharing ? { ...dashboard, kind: "dashboard" } : null}
        onClose={() => setIsSharing(false)}
      />
      {isNaming && (
        <LazyNameDialog
          title="Rename dashboard"
          name={title}
          confirmLabel="Rename"
          onConfirm={(newTitle) => rename.mutate({ of: dashboard, title: newTitle })}
          onClose={() => setIsNaming(false)}
        />
      )}
    </>
  );
}
