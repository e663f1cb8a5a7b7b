import type { FiledKind, Folder } from "@askery/api";
import { Link } from "@tanstack/react-router";
import { Folder as FolderIcon } from "lucide-react";
import { joinClasses } from "../../../ui/join-classes.ts";
import { countOf } from "../../wording/count-of.ts";
import { startDrag, type Dragged } from "./dragged-items.ts";
import { FolderMenu } from "./folder-menu.tsx";
import { countAll, listSubfolders } from "./folder-tree.ts";
import { useDrop } from "./use-drop.ts";
import type { Folders } from "./use-folders.ts";

interface FolderListProps {
  readonly kind: FiledKind;
  readonly folders: Folders;
  /** The folder that is open; null for the top. */
  readonly openId: string | null;
  readonly canEdit: boolean;
  /** Puts what was dragged into a folder. */
  readonly onDrop: (what: Dragged, folderId: string | null) => void;
}

/** The folders in the open folder, as tiles that lead into them. Nothing if there are none. */
export function FolderList({ kind, folders, openId, canEdit, onDrop }: FolderListProps) {
  const shown = listSubfolders(folders.list, openId);
  if (shown.length === 0) return null;
  return (
    <ul
      aria-label="Folders"
      className="mb-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-2"
    >
      {shown.map((folder) => (
        <li key={folder.id}>
          <FolderTile {...{ kind, folder, folders, canEdit, onDrop }} />
        </li>
      ))}
    </ul>
  );
}

function FolderTile({
  kind,
  folder,
  folders,
  canEdit,
  onDrop,
}: Omit<FolderListProps, "openId"> & { readonly folder: Folder }) {
  const { id, name } = folder;
  const drop = useDrop(canEdit ? (what) => onDrop(what, id) : null);
  return (
    <div
      {...drop.props}
      onDragStart={(event) => startDrag(event, { kind: "folder", id })}
      className={joinClasses(
        "relative flex min-h-12 items-center gap-2.5 rounded-3 bg-surface py-1.5 ps-3 pe-1.5 shadow-2 hover:bg-hover",
        drop.isOver && "outline-2 outline-focus",
      )}
    >
      <FolderIcon className="text-text-3" />
      <div className="min-w-0 flex-1">
        <Link
          to="."
          search={(now) => ({ ...now, folder: id })}
          className="block truncate text-13 font-medium after:absolute after:inset-0 after:rounded-3 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          {name}
        </Link>
        <span className="block text-12 text-text-3">{countOf(countAll(folders.list, folder), kind)}</span>
      </div>
      {canEdit && (
        <div className="relative flex-none">
          <FolderMenu folder={folder} folders={folders} />
        </div>
      )}
    </div>
  );
}
