import type { Favorite } from "@askery/api";

/** Where a favorite goes: a folder, or null for the top level, and the index among its entries. */
export interface FavoritePlace {
  readonly parentId: string | null;
  /** A larger one means the end. */
  readonly position: number;
}

/** The favorites after one of them has moved, as the server numbers them. */
export function placeFavorite(
  favorites: readonly Favorite[],
  id: string,
  { parentId, position }: FavoritePlace,
): readonly Favorite[] {
  const moved = favorites.find((one) => one.id === id);
  if (moved === undefined) return favorites;
  const others = siblingsIn(favorites, parentId).filter((one) => one.id !== id);
  const ordered = others.toSpliced(Math.min(position, others.length), 0, moved);
  const places = new Map(ordered.map((one, index) => [one.id, index]));
  return favorites.map((one) => {
    const index = places.get(one.id);
    return index === undefined ? one : { ...one, parentId, position: index };
  });
}

/** The entries of a folder, or of the top level, in order. */
export function siblingsIn(favorites: readonly Favorite[], parentId: string | null): readonly Favorite[] {
  return favorites
    .filter((one) => one.parentId === parentId)
    .toSorted((one, other) => one.position - other.position);
}

/** Whether an entry is the folder, or in it at any depth. */
export function isInside(favorites: readonly Favorite[], id: string, folderId: string): boolean {
  const parents = new Map(favorites.map((one) => [one.id, one.parentId]));
  let at: string | null = id;
  for (let steps = 0; at !== null && steps <= parents.size; steps++) {
    if (at === folderId) return true;
    at = parents.get(at) ?? null;
  }
  return false;
}
