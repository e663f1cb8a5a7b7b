import { AppError } from "@askery/model";
import type { Selectable } from "kysely";
import type { Store } from "../../store/open-store.ts";
import type { FavoriteTable } from "../../store/tables.ts";
import { libraryMessages } from "../../messages/library-messages.ts";

type Row = Selectable<FavoriteTable>;

export interface Move {
  readonly row: Row;
  readonly parentId: string | null;
  /** The index among the siblings, from 0. A larger one means the end. */
  readonly position: number;
}

/** Moves an entry to a position, and renumbers its siblings. */
export async function moveFavorite(
  store: Store,
  favorites: readonly Row[],
  { row, parentId, position }: Move,
): Promise<void> {
  checkDepth(favorites, { id: row.id, parentId });
  const others = favorites.filter((other) => other.parentId === parentId && other.id !== row.id);
  const ordered = others.toSpliced(Math.min(position, others.length), 0, row);
  for (const [index, entry] of ordered.entries()) {
    const isInPlace = entry.position === index && entry.parentId === parentId;
    if (isInPlace) continue;
    await store
      .updateTable("favorite")
      .set({ parentId, position: index })
      .where("id", "=", entry.id)
      .execute();
  }
}

/**
 * Refuses a parent that is not a folder of these favorites, that is nested too deep, or that is inside the entry
 * itself.
 *
 * @throws AppError `not-found`, `invalid-input`
 */
export function checkDepth(
  favorites: readonly Row[],
  { id, parentId }: { readonly id: string | null; readonly parentId: string | null },
): void {
  const rows = new Map(favorites.map((row) => [row.id, row]));
  let depth = id === null ? 1 : heightOf(favorites, id);
  for (let index = parentId; index !== null; depth++) {
    const folder = rows.get(index);
    if (folder?.kind !== "folder") {
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
function heightOf(favorites: readonly Row[], id: string): number {
  const inside = favorites.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...inside.map((row) => heightOf(favorites, row.id)));
}
