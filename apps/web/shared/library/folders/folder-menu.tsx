import type { Folder } from "@askery/api";
import { Ellipsis, FolderInput, FolderPlus, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { LazyNameDialog } from "../../../ui/lazy-name-dialog.tsx";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../../../ui/dropdown-menu.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import type { Folders } from "./use-folders.ts";

interface FolderMenuProps {
  readonly folder: Folder;
  readonly folders: Folders;
}

/** The menu of a folder: rename, move, a folder inside it, delete. */
export function FolderMenu({ folder, folders }: FolderMenuProps) {
  const [opened, setOpened] = useState<"name" | "move" | "inside" | null>(null);
  const { id, name, parentId } = folder;
  const close = () => setOpened(null);
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <IconButton label={`Actions for folder ${name}`} icon={Ellipsis} />
        </MenuTrigger>
        <MenuContent align="end">
          <MenuItem icon={Pencil} onSelect={() => setOpened("name")}>
            Rename
          </MenuItem>
          <MenuItem icon={FolderInput} onSelect={() => setOpened("move")}>
            Move
          </MenuItem>
          <MenuItem icon={FolderPlus} onSelect={() => setOpened("inside")}>
            New folder inside
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} isDanger onSelect={() => folders.remove(folder)}>
            Delete
          </MenuItem>
        </MenuContent>
      </Menu>
      {opened === "name" && (
        <LazyNameDialog
          title="Rename folder"
          name={name}
          confirmLabel="Rename"
          onConfirm={(renamed) => folders.rename(folder, renamed)}
          onClose={close}
        />
      )}
      {opened === "inside" && (
        <LazyNameDialog
          title={`New folder in ${name}`}
          name=""
          confirmLabel="Create folder"
          onConfirm={(created) => folders.create(created, id)}
          onClose={close}
        />
      )}
      {opened === "move" && (
        <MoveDialog
          title={`Move ${name}`}
          folders={folders}
          currentId={parentId}
          movedFolderId={id}
          onPick={(target) => folders.moveFolder(folder, target)}
          onClose={close}
        />
      )}
    </>
  );
}
