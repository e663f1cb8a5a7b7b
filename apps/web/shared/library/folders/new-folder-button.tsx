import { FolderPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { LazyNameDialog } from "../../../ui/lazy-name-dialog.tsx";
import type { Folders } from "./use-folders.ts";

interface NewFolderButtonProps {
  readonly folders: Folders;
  /** Where the folder is created; null for the top. */
  readonly openId: string | null;
}

/** Creates a folder in the open one. */
export function NewFolderButton({ folders, openId }: NewFolderButtonProps) {
  const [isNaming, setIsNaming] = useState(false);
  return (
    <>
      <Button kind="ghost" icon={FolderPlus} onClick={() => setIsNaming(true)}>
        New folder
      </Button>
      {isNaming && (
        <LazyNameDialog
          title="New folder"
          name=""
          confirmLabel="Create folder"
          onConfirm={(name) => folders.create(name, openId)}
          onClose={() => setIsNaming(false)}
        />
      )}
    </>
  );
}
