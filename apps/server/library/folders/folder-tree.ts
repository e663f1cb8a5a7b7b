import type { FiledKind } from "@askery/api";
import type { Selectable } from "kysely";
import type { Nested } from "./check-nesting.ts";
import type { StoreContext } from "../../store/store-context.ts";
import type { FolderTable } from "../../store/tables.ts";

export type FolderRow = Selectable<FolderTable>;

/** The folders of a list, without the deleted ones. The contents of a deleted folder are in the one that it was in. */
export interface FolderTree {
  /** By name. */
  readonly folders: readonly (FolderRow & Nested)[];
  /** The folder in which an item with this `folderId` is. */
  readonly placeOf: (folderId: string | null) => string | null;
  /** All values of `folderId` of the items that are in a folder; null is the top. */
  readonly idsIn: (folderId: string | null) => readonly string[];
}

/** The list of a kind of items of a database. */
export interface FiledList {
  readonly databaseId: string;
  readonly kind: FiledKind;
}

export async function readFolderTree(
  { store }: Pick<StoreContext, "store">,
  { databaseId, kind }: FiledList,
): Promise<FolderTree> {
  const rows = await store
    .selectFrom("folder")
    .selectAll()
    .where("workspaceId", "=", databaseId)
    .where("kind", "=", kind)
    .execute();
  return makeFolderTree(rows);
}

/** @param rows all folders of a list, with the deleted ones */
export function makeFolderTree(rows: readonly FolderRow[]): FolderTree {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const placeOf = (folderId: string | null): string | null => {
    let row = folderId === null ? undefined : byId.get(folderId);
    while (row !== undefined && row.deletedAtMs !== null) {
      row = row.parentId === null ? undefined : byId.get(row.parentId);
    }
    return row?.id ?? null;
  };
  return {
    folders: rows
      .filter(({ deletedAtMs }) => deletedAtMs === null)
      .map((row) => ({ ...row, parentId: placeOf(row.parentId) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, "en") || (one.id < other.id ? -1 : 1)),
    placeOf,
    idsIn: (folderId) => rows.map(({ id }) => id).filter((id) => placeOf(id) === folderId),
  };
}
