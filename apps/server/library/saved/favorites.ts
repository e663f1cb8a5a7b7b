import { randomUUID } from "node:crypto";
import type { Favorite, FavoriteKind } from "@askery/api";
import { AppError } from "@askery/model";
import { readerKey } from "../../policies/current-limits.ts";
import type { Selectable } from "kysely";
import type { FavoriteTable } from "../../store/tables.ts";
import { findLost, findTargets, targetKey, targetUrl, type Target } from "./favorite-targets.ts";
import { checkParent, moveFavorite } from "./move-favorite.ts";
import type { InDatabase, StoreContext } from "../../store/store-context.ts";
import { libraryMessages } from "../../messages/library-messages.ts";

type Row = Selectable<FavoriteTable>;

/**
 * A person's favorites in a database, in order. Entries whose target no longer exists are left out. Those that the user may
 * not open any longer are there, so that they can be removed, but without the title.
 */
export async function listFavorites(context: StoreContext, where: InDatabase): Promise<readonly Favorite[]> {
  const rows = await readFavorites(context, where);
  const targets = rows.flatMap(targetOf);
  const titles = await findTargets(context, where, targets);
  const lost = await findLost(
    context,
    where,
    targets.filter((target) => !titles.has(targetKey(target))),
  );
  const isLimited = readerKey() !== "";
  return rows
    .filter((row) =>
      targetOf(row).every((target) => titles.has(targetKey(target)) || lost.has(targetKey(target))),
    )
    .map((row) => {
      if (targetOf(row).some((target) => lost.has(targetKey(target)))) return hideFavorite(row, isLimited);
      const [target] = targetOf(row);
      const current = target?.kind === "chart" ? titles.get(targetKey(target)) : undefined;
      // The title that a chart had when it became a favorite may show figures.
      return showFavorite(isLimited && current !== undefined ? { ...row, title: current } : row);
    });
}

export interface FavoriteWish extends InDatabase {
  readonly kind: FavoriteKind;
  readonly targetId?: string | undefined;
  readonly title?: string | undefined;
  readonly parentId: string | null;
}

/**
 * Adds an entry at the end of the favorites or of a folder. An entry that exists already does not move.
 *
 * @throws AppError `invalid-input`, `not-found` for an unknown target or folder, `conflict` if there are too many
 */
export async function addFavorite(context: StoreContext, wish: FavoriteWish): Promise<Favorite> {
  const title = wish.kind === "folder" ? folderTitle(wish) : await targetTitle(context, wish);
  return context.store.transaction().execute(async (store) => {
    const favorites = await readFavorites({ store }, wish);
    const existing = favorites.find((row) => isSame(row, wish, title));
    if (existing !== undefined) return showFavorite(existing);
    if (favorites.length >= maxEntries) throw favoritesFull();
    checkParent(favorites, { id: null, parentId: wish.parentId });
    const siblings = favorites.filter(({ parentId }) => parentId === wish.parentId);
    const row: Row = {
      id: randomUUID(),
      workspaceId: wish.databaseId,
      userId: wish.userId,
      kind: wish.kind,
      targetId: wish.kind === "folder" ? null : (wish.targetId ?? null),
      title,
      parentId: wish.parentId,
      position: Math.max(-1, ...siblings.map(({ position }) => position)) + 1,
      createdAtMs: context.now(),
    };
    await store.insertInto("favorite").values(row).execute();
    return showFavorite(row);
  });
}

export interface FavoriteChange {
  readonly favoriteId: string;
  readonly title?: string | undefined;
  /** The folder to move to; null is the top level. */
  readonly parentId?: string | null | undefined;
  /** The new index among its siblings, from 0. Default: the end. */
  readonly position?: number | undefined;
}

/** Renames an entry, or moves it. @throws AppError `not-found`, `invalid-input` for a folder that it can't move to */
export async function updateFavorite(context: StoreContext, change: FavoriteChange): Promise<Favorite> {
  const { favoriteId, title, parentId, position } = change;
  return context.store.transaction().execute(async (store) => {
    const row = await findFavorite({ store }, favoriteId);
    if (title !== undefined) {
      await store.updateTable("favorite").set({ title }).where("id", "=", favoriteId).execute();
    }
    if (parentId !== undefined || position !== undefined) {
      const favorites = await readFavorites({ store }, { databaseId: row.workspaceId, userId: row.userId });
      await moveFavorite(store, favorites, {
        row,
        parentId: parentId === undefined ? row.parentId : parentId,
        position: position ?? Number.POSITIVE_INFINITY,
      });
    }
    return showFavorite(await findFavorite({ store }, favoriteId));
  });
}

/** Removes an entry from the favorites, with its contents. */
export async function removeFavorite(
  { store }: StoreContext,
  { favoriteId }: { readonly favoriteId: string },
): Promise<void> {
  await store.deleteFrom("favorite").where("id", "=", favoriteId).execute();
}

const maxEntries = 500;

async function readFavorites(
  { store }: Pick<StoreContext, "store">,
  { databaseId, userId }: InDatabase,
): Promise<readonly Row[]> {
  return store
    .selectFrom("favorite")
    .selectAll()
    .where("userId", "=", userId)
    .where("workspaceId", "=", databaseId)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

async function findFavorite({ store }: Pick<StoreContext, "store">, id: string): Promise<Row> {
  return store.selectFrom("favorite").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

function folderTitle({ title }: FavoriteWish): string {
  if (title !== undefined) return title;
  throw new AppError("invalid-input", libraryMessages.folderWithoutName);
}

async function targetTitle(context: StoreContext, wish: FavoriteWish): Promise<string> {
  const { kind, targetId } = wish;
  if (kind === "folder" || targetId === undefined) {
    throw new AppError("invalid-input", libraryMessages.favoriteWithoutTarget(kind));
  }
  const target = { kind, id: targetId };
  const title = (await findTargets(context, wish, [target])).get(targetKey(target));
  if (title !== undefined) return wish.title ?? title;
  throw new AppError("not-found", libraryMessages.noSuchTarget(kind));
}

/** Whether an entry has the same target, or is a folder of the same name in the same folder. */
function isSame(row: Row, { kind, targetId, parentId }: FavoriteWish, title: string): boolean {
  if (row.kind !== kind) return false;
  return kind === "folder" ? row.title === title && row.parentId === parentId : row.targetId === targetId;
}

function targetOf({ kind, targetId }: Row): readonly Target[] {
  return kind === "folder" || targetId === null ? [] : [{ kind, id: targetId }];
}

function showFavorite({ id, kind, title, targetId, parentId, position }: Row): Favorite {
  return { id, kind, title, url: targetUrl(kind, targetId), parentId, position, isLost: false };
}

function hideFavorite({ id, kind, parentId, position }: Row, isLimited: boolean): Favorite {
  const conversation = isLimited ? "Closed by data rules" : "No longer shared with you";
  const title = kind === "person" ? "A person who left" : conversation;
  return { id, kind, title, url: null, parentId, position, isLost: true };
}

function favoritesFull(): AppError {
  return new AppError("conflict", libraryMessages.favoritesFull(maxEntries));
}
