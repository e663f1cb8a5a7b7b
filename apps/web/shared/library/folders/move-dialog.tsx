import { Folder as FolderIcon, House } from "lucide-react";
import { useState } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { OptionList, type ListOption } from "../../../ui/option-list.tsx";
import { describeFolder, isWithin } from "./folder-tree.ts";
import type { Folders } from "./use-folders.ts";

interface MoveDialogProps {
  readonly title: string;
  readonly folders: Folders;
  /** The folder in which everything to be moved is, which is marked; undefined if there are several. */
  readonly currentId: string | null | undefined;
  /** A folder that is to be moved: not into itself. */
  readonly movedFolderId?: string | undefined;
  readonly onPick: (folderId: string | null) => void;
  readonly onClose: () => void;
}

/** Chooses a folder, by keyboard or pointer. */
export function MoveDialog(props: MoveDialogProps) {
  const { title, folders, currentId, movedFolderId, onPick, onClose } = props;
  const [typed, setTyped] = useState("");
  const { list } = folders;
  const targets = list
    .filter(({ id }) => movedFolderId === undefined || !isWithin(list, id, movedFolderId))
    .map(({ id }): ListOption<string | null> => ({
      value: id,
      key: id,
      words: describeFolder(list, id) ?? "",
      group: "",
      icon: FolderIcon,
      isChosen: id === currentId,
    }))
    .toSorted((one, other) => one.words.localeCompare(other.words, "en"));
  const top: ListOption<string | null> = {
    value: null,
    key: "top",
    words: "Not in a folder",
    group: "",
    icon: House,
    isChosen: currentId === null,
  };
  const wanted = typed.trim().toLowerCase();
  const options = [top, ...targets].filter(({ words }) => words.toLowerCase().includes(wanted));
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} size="sm">
      <div className="-mx-2 flex max-h-80 flex-col">
        <OptionList
          label="Find a folder"
          options={options}
          typed={typed}
          onTyped={setTyped}
          onPick={(folderId) => {
            onPick(folderId);
            onClose();
          }}
          empty="No folder is called so."
        />
      </div>
    </Dialog>
  );
}
