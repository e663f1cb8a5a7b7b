import type { Selectable } from "kysely";
import type { Store } from "../../store/open-store.ts";
import type { FavoriteTable } from "../../store/tables.ts";
import { checkNesting } from "../folders/check-nesting.ts";

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
  checkParent(favorites, { id: row.id, parentId });
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

/** Refuses a parent that an entry can't be in. @throws AppError as `checkNesting` */
export function checkParent(favorites: readonly Row[], entry: Parameters<typeof checkNesting>[1]): void {
  checkNesting(favorites, entry, ({ kind }) => kind === "folder");
}
