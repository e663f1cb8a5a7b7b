import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { joinClasses } from "../../../ui/join-classes.ts";
import type { Dragged } from "./dragged-items.ts";
import { pathOfFolder } from "./folder-tree.ts";
import { useDrop } from "./use-drop.ts";
import type { Folders } from "./use-folders.ts";

interface FolderTrailProps {
  /** The title of the list. */
  readonly title: string;
  readonly folders: Folders;
  readonly openId: string | null;
  readonly canEdit: boolean;
  readonly onDrop: (what: Dragged, folderId: string | null) => void;
}

/** The way back from the open folder. Things can be dropped on its steps. Nothing at the top. */
export function FolderTrail({ title, folders, openId, canEdit, onDrop }: FolderTrailProps) {
  const path = pathOfFolder(folders.list, openId);
  const last = path.at(-1);
  if (last === undefined) return null;
  const dropOn = (id: string | null) => (canEdit ? (what: Dragged) => onDrop(what, id) : null);
  return (
    <nav aria-label="Folder" className="mb-3">
      <ol className="flex flex-wrap items-center gap-1 text-13">
        <Step folderId={null} onDrop={dropOn(null)}>
          All {title.toLowerCase()}
        </Step>
        {path.slice(0, -1).map(({ id, name }) => (
          <Step key={id} folderId={id} onDrop={dropOn(id)}>
            {name}
          </Step>
        ))}
        <li aria-current="page" className="min-w-0 truncate px-1.5 font-medium text-text">
          {last.name}
        </li>
      </ol>
    </nav>
  );
}

interface StepProps {
  readonly folderId: string | null;
  readonly onDrop: ((what: Dragged) => void) | null;
  readonly children: ReactNode;
}

function Step({ folderId, onDrop, children }: StepProps) {
  const drop = useDrop(onDrop);
  return (
    <li {...drop.props} className="flex min-w-0 items-center gap-1">
      <Link
        to="."
        search={({ folder: _open, ...now }) => (folderId === null ? now : { ...now, folder: folderId })}
        className={joinClasses(
          "flex min-h-7 items-center truncate rounded-2 px-1.5 text-text-2 hover:bg-hover hover:text-text max-md:min-h-11",
          drop.isOver && "outline-2 outline-focus",
        )}
      >
        {children}
      </Link>
      <span aria-hidden className="text-text-3">
        /
      </span>
    </li>
  );
}
