import type { Favorite } from "@askery/api";
import { ArrowDown, ArrowUp, Ellipsis, FolderInput, Pencil, StarOff } from "lucide-react";
import { useState } from "react";
import { useRemoveFavorite, useUpdateFavorite } from "../../shared/library/favorite-actions.ts";
import { siblingsIn } from "../../shared/library/place-favorite.ts";
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
export function FavoriteMenu({ databaseId, entry, favorites }: FavoriteMenuProps) {
  const update = useUpdateFavorite(databaseId);
  const remove = useRemoveFavorite(databaseId);
  const [isNaming, setIsNaming] = useState(false);
  const id = keyOf(entry);
  const own = favorites.find((one) => one.id === id);
  const folders = favorites.filter(
    (one) => one.kind === "folder" && one.id !== own?.parentId && one.id !== id,
  );
  const siblings = own === undefined ? [] : siblingsIn(favorites, own.parentId);
  const index = siblings.findIndex((one) => one.id === id);
  const canMove = own?.kind !== "folder" && (folders.length > 0 || (own?.parentId ?? null) !== null);
  return (
    <>
      <Menu>
        <MenuTrigger className="menu-action" aria-label={`Actions for favorite ${entry.title}`}>
          <Ellipsis />
        </MenuTrigger>
        <MenuContent side="right" align="start">
          {entry.isLost !== true && (
            <MenuItem icon={Pencil} onSelect={() => setIsNaming(true)}>
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
        </MenuContent>
      </Menu>
      {isNaming && (
        <LazyNameDialog
          title={own?.kind === "folder" ? "Rename folder" : "Rename favorite"}
          name={entry.title}
          confirmLabel="Rename"
          onConfirm={(title) => update.mutate({ id, title })}
          onClose={() => setIsNaming(false)}
        />
      )}
    </>
  );
}
