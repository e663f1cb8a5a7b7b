import { useCanEdit } from "../../database/use-can-edit.ts";
import type { Dragged } from "./dragged-items.ts";
import { isWithin } from "./folder-tree.ts";
import { useFolders, type FiledList, type Folders } from "./use-folders.ts";

/** The folders of a list, and the one that is open. */
export interface OpenFolder {
  readonly folders: Folders;
  /** Null at the top. */
  readonly openId: string | null;
  /** Whether the address names a folder that no longer exists: then the top is open. */
  readonly isGone: boolean;
  readonly canEdit: boolean;
  /** Puts what was dragged into a folder. Nothing happens where it can't be. */
  readonly onDrop: (what: Dragged, folderId: string | null) => void;
}

interface OpenRequest extends FiledList {
  /** The id in the address. */
  readonly folder: string | undefined;
  /** Called after items were moved. */
  readonly onMoved: () => void;
}

export function useOpenFolder({ folder, onMoved, ...list }: OpenRequest): OpenFolder {
  const canEdit = useCanEdit(list.databaseId);
  const folders = useFolders(list);
  const isGone = folder !== undefined && folders.isLoaded && !folders.list.some(({ id }) => id === folder);
  const onDrop = (what: Dragged, folderId: string | null) => {
    if (what.kind === "items") {
      folders.file(what.items, folderId);
      onMoved();
      return;
    }
    const moved = folders.list.find(({ id }) => id === what.id);
    if (moved === undefined || moved.parentId === folderId) return;
    if (!isWithin(folders.list, folderId, moved.id)) folders.moveFolder(moved, folderId);
  };
  return { folders, openId: isGone ? null : (folder ?? null), isGone, canEdit, onDrop };
}
