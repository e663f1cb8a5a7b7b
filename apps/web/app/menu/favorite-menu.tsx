import type { Favorite } from "@askery/api";
import { ArrowDown, ArrowUp, Ellipsis, FolderInput, Pencil, StarOff } from "lucide-react";
import { useState } from "react";
import { useRemoveFavorite, useUpdateFavorite } from "../../shared/library/favorite-actions.ts";
import { isInside, siblingsIn } from "../../shared/library/place-favorite.ts";
import { LazyNameDialog } from "../../ui/lazy-name-dialog.tsx";
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuSeparator,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
  MenuTrigger,
} from "../../ui/dropdown-menu.tsx";
import { keyOf, type NavigationItem } from "./navigation-item.ts";

interface FavoriteMenuProps {
  readonly databaseId: string;
  readonly entry: NavigationItem;
  readonly favorites: readonly Favorite[];
}

/** Actions on a favorite: rename, move to a folder, remove. */
export function FavoriteMenu(props: FavoriteMenuProps) {
  const { databaseId, entry, favorites } = props;
  const [isNaming, setIsNaming] = useState(false);
  return (
    <>
      <Menu>
        <MenuTrigger className="menu-action" aria-label={`Actions for favorite ${entry.title}`}>
          <Ellipsis />
        </MenuTrigger>
        <MenuContent side="right" align="start">
          <FavoriteMenuItems {...props} onRename={() => setIsNaming(true)} />
        </MenuContent>
      </Menu>
      {isNaming && <RenameDialog {...{ databaseId, entry, favorites }} onClose={() => setIsNaming(false)} />}
    </>
  );
}

interface FavoriteMenuItemsProps extends FavoriteMenuProps {
  readonly onRename: () => void;
}

/** Rendered while the menu is open: what it offers depends on all favorites, and each of them has a menu. */
function FavoriteMenuItems({ databaseId, entry, favorites, onRename }: FavoriteMenuItemsProps) {
  const update = useUpdateFavorite(databaseId);
  const remove = useRemoveFavorite(databaseId);
  const id = keyOf(entry);
  const own = favorites.find((one) => one.id === id);
  const folders = favorites.filter(
    (one) => one.kind === "folder" && one.id !== own?.parentId && !isInside(favorites, one.id, id),
  );
  const siblings = own === undefined ? [] : siblingsIn(favorites, own.parentId);
  const index = siblings.findIndex((one) => one.id === id);
  const canMove = folders.length > 0 || (own?.parentId ?? null) !== null;
  return (
    <>
      {entry.isLost !== true && (
        <MenuItem icon={Pencil} onSelect={onRename}>
          Rename
        </MenuItem>
      )}
      {index > 0 && (
        <MenuItem icon={ArrowUp} onSelect={() => update.mutate({ id, position: index - 1 })}>
          Move up
        </MenuItem>
      )}
      {index < siblings.length - 1 && (
        <MenuItem icon={ArrowDown} onSelect={() => update.mutate({ id, position: index + 1 })}>
          Move down
        </MenuItem>
      )}
      {canMove && (
        <MenuSub>
          <MenuSubTrigger icon={FolderInput}>Move to</MenuSubTrigger>
          <MenuSubContent>
            {(own?.parentId ?? null) !== null && (
              <MenuItem onSelect={() => update.mutate({ id, parentId: null })}>No folder</MenuItem>
            )}
            {folders.map((folder) => (
              <MenuItem key={folder.id} onSelect={() => update.mutate({ id, parentId: folder.id })}>
                {folder.title}
              </MenuItem>
            ))}
          </MenuSubContent>
        </MenuSub>
      )}
      <MenuSeparator />
      <MenuItem icon={StarOff} onSelect={() => remove.mutate({ id })}>
        Remove from Favorites
      </MenuItem>
    </>
  );
}

interface RenameDialogProps extends FavoriteMenuProps {
  readonly onClose: () => void;
}

function RenameDialog({ databaseId, entry, favorites, onClose }: RenameDialogProps) {
  const update = useUpdateFavorite(databaseId);
  const id = keyOf(entry);
  const isFolder = favorites.some((one) => one.id === id && one.kind === "folder");
  return (
    <LazyNameDialog
      title={isFolder ? "Rename folder" : "Rename favorite"}
      name={entry.title}
      confirmLabel="Rename"
      onConfirm={(title) => update.mutate({ id, title })}
      onClose={onClose}
    />
  );
}
