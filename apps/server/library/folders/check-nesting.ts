import { AppError } from "@askery/model";
import { libraryMessages } from "../../messages/library-messages.ts";

/** An entry of a tree: a folder, or something in one. */
export interface Nested {
  readonly id: string;
  /** Null at the top. */
  readonly parentId: string | null;
}

/**
 * Refuses a parent that is not a folder of the tree, that is nested too deep, or that is inside the entry itself.
 *
 * @param entry the id is null for a new one
 * @param isFolder whether something can be in an entry. Default: in all of them
 * @throws AppError `not-found`, `invalid-input`
 */
export function checkNesting<Row extends Nested>(
  tree: readonly Row[],
  { id, parentId }: { readonly id: string | null; readonly parentId: string | null },
  isFolder: (row: Row) => boolean = () => true,
): void {
  const rows = new Map(tree.map((row) => [row.id, row]));
  let depth = id === null ? 1 : heightOf(tree, id);
  for (let index = parentId; index !== null; depth++) {
    const folder = rows.get(index);
    if (folder === undefined || !isFolder(folder)) {
      throw new AppError("not-found", libraryMessages.noSuchFolder);
    }
    if (folder.id === id) {
      throw new AppError("invalid-input", libraryMessages.folderInItself);
    }
    if (depth >= deepest) {
      throw new AppError("invalid-input", libraryMessages.foldersTooDeep(deepest));
    }
    index = folder.parentId;
  }
}

const deepest = 5;

/** The number of levels of an entry and its contents. */
function heightOf(tree: readonly Nested[], id: string): number {
  const inside = tree.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...inside.map((row) => heightOf(tree, row.id)));
}
