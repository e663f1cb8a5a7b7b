import { randomUUID } from "node:crypto";
import type { FiledKind, Folder } from "@askery/api";
import { AppError } from "@askery/model";
import { libraryMessages } from "../../messages/library-messages.ts";
import { checkNesting } from "./check-nesting.ts";
import type { Store } from "../../store/open-store.ts";
import type { InDatabase, StoreContext } from "../../store/store-context.ts";
import { readFolderTree, type FiledList, type FolderRow, type FolderTree } from "./folder-tree.ts";

/** The folders of a list, by name, with the number of items in each. */
export async function listFolders(context: StoreContext, list: FiledList): Promise<readonly Folder[]> {
  const tree = await readFolderTree(context, list);
  const counts = await countItems(context.store, list, tree);
  return tree.folders.map((row) => showFolder(row, counts));
}

export interface NewFolder extends InDatabase {
  readonly id?: string | undefined;
  readonly kind: FiledKind;
  readonly name: string;
  readonly parentId: string | null;
}

const maxFolders = 500;

/**
 * Creates a folder. A repeated request creates one.
 *
 * @throws AppError `not-found` for an unknown parent, `invalid-input` if it is too deep, `conflict` if there are too many
 */
export async function createFolder(
  context: StoreContext,
  { id = randomUUID(), kind, name, parentId, databaseId, userId }: NewFolder,
): Promise<Folder> {
  await context.store.transaction().execute(async (store) => {
    const { folders } = await readFolderTree({ store }, { databaseId, kind });
    if (folders.some((folder) => folder.id === id)) return;
    if (folders.length >= maxFolders) {
      throw new AppError("conflict", libraryMessages.tooManyFolders(maxFolders));
    }
    checkNesting(folders, { id: null, parentId });
    const times = { createdAtMs: context.now(), deletedAtMs: null };
    const row = { id, workspaceId: databaseId, kind, name, parentId, createdById: userId, ...times };
    await store
      .insertInto("folder")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
  });
  return findFolder(context, { databaseId, kind, id });
}

export interface FolderChange {
  readonly folderId: string;
  readonly name?: string | undefined;
  /** The folder to move it into; null is the top. */
  readonly parentId?: string | null | undefined;
}

/** Renames a folder, or moves it. @throws AppError `not-found`, `invalid-input` for a folder that it can't move into */
export async function updateFolder(
  context: StoreContext,
  { folderId, name, parentId }: FolderChange,
): Promise<Folder> {
  const list = await context.store.transaction().execute(async (store) => {
    const row = await readRow(store, folderId);
    const of = { databaseId: row.workspaceId, kind: row.kind };
    if (name !== undefined) {
      await store.updateTable("folder").set({ name }).where("id", "=", folderId).execute();
    }
    if (parentId !== undefined) {
      checkNesting((await readFolderTree({ store }, of)).folders, { id: folderId, parentId });
      await store.updateTable("folder").set({ parentId }).where("id", "=", folderId).execute();
    }
    return of;
  });
  return findFolder(context, { ...list, id: folderId });
}

/** Deletes a folder. Its contents are in the folder that it was in, until it is restored. */
export async function deleteFolder(
  { store, now }: StoreContext,
  { folderId }: Pick<FolderChange, "folderId">,
): Promise<void> {
  await store.updateTable("folder").set({ deletedAtMs: now() }).where("id", "=", folderId).execute();
}

/** Restores a deleted folder. What was moved to another folder since then remains there. */
export async function restoreFolder(
  context: StoreContext,
  { folderId }: Pick<FolderChange, "folderId">,
): Promise<Folder> {
  await context.store.updateTable("folder").set({ deletedAtMs: null }).where("id", "=", folderId).execute();
  const { workspaceId: databaseId, kind } = await readRow(context.store, folderId);
  return findFolder(context, { databaseId, kind, id: folderId });
}

export interface Filing extends Pick<InDatabase, "databaseId"> {
  readonly kind: FiledKind;
  readonly ids: readonly string[];
  /** Null for the top. */
  readonly folderId: string | null;
}

/**
 * Moves items into a folder. Items of other databases, and items that do not exist, are left alone.
 *
 * @throws AppError `not-found` if the list has no such folder
 */
export async function fileItems(
  { store }: StoreContext,
  { databaseId, kind, ids, folderId }: Filing,
): Promise<{ readonly name: string | null; readonly count: number }> {
  return store.transaction().execute(async (within) => {
    const { folders } = await readFolderTree({ store: within }, { databaseId, kind });
    checkNesting(folders, { id: null, parentId: folderId });
    const { numUpdatedRows } = await within
      .updateTable(kind)
      .set({ folderId })
      .where("id", "in", ids)
      .where("workspaceId", "=", databaseId)
      .executeTakeFirstOrThrow();
    const name = folders.find(({ id }) => id === folderId)?.name ?? null;
    return { name, count: Number(numUpdatedRows) };
  });
}

/** Deletes folders for good that were deleted before a time, after their contents have moved. */
export async function removeOldFolders(store: Store, beforeMs: number): Promise<void> {
  const gone = await store.selectFrom("folder").selectAll().where("deletedAtMs", "<=", beforeMs).execute();
  for (const { id, kind } of gone) {
    await store.transaction().execute(async (within) => {
      // An earlier round may have changed the parent.
      const { parentId } = await readRow(within, id);
      await within.updateTable(kind).set({ folderId: parentId }).where("folderId", "=", id).execute();
      await within.updateTable("folder").set({ parentId }).where("parentId", "=", id).execute();
      await within.deleteFrom("folder").where("id", "=", id).execute();
    });
  }
}

async function readRow(store: Store, id: string): Promise<FolderRow> {
  return store.selectFrom("folder").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

async function findFolder(context: StoreContext, { id, ...list }: FiledList & { readonly id: string }) {
  const found = (await listFolders(context, list)).find((folder) => folder.id === id);
  if (found === undefined) throw new AppError("conflict", libraryMessages.idTaken);
  return found;
}

/** The number of items in each folder. Items in the trash do not count. */
async function countItems(
  store: Store,
  { databaseId, kind }: FiledList,
  { placeOf }: FolderTree,
): Promise<ReadonlyMap<string, number>> {
  const rows = await store
    .selectFrom(kind)
    .select(["folderId", (of) => of.fn.countAll<number>().as("count")])
    .where("workspaceId", "=", databaseId)
    .where("deletedAtMs", "is", null)
    .where("folderId", "is not", null)
    .groupBy("folderId")
    .execute();
  const counts = new Map<string, number>();
  for (const { folderId, count } of rows) {
    const place = placeOf(folderId);
    if (place !== null) counts.set(place, (counts.get(place) ?? 0) + count);
  }
  return counts;
}

function showFolder({ id, name, parentId }: FolderRow, counts: ReadonlyMap<string, number>): Folder {
  return { id, name, parentId, itemCount: counts.get(id) ?? 0 };
}
