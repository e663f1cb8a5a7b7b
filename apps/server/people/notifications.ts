import { randomUUID } from "node:crypto";
import type { Notification, Page } from "@askery/api";
import { cutPage, isAfter, readCursor } from "../store/page-cursor.ts";
import type { StoreContext } from "../store/store-context.ts";

export interface NotificationPage {
  readonly userId: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A person's notifications, latest first. */
export async function listNotifications(
  { store }: StoreContext,
  { userId, cursor, limit }: NotificationPage,
): Promise<Page<Notification>> {
  const after = readCursor(cursor);
  const rows = await store
    .selectFrom("notification")
    .selectAll()
    .where("userId", "=", userId)
    .where(isAfter(after, "createdAtMs"))
    .orderBy("createdAtMs", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return cutPage(rows, limit, {
    positionOf: ({ createdAtMs, id }) => ({ atMs: createdAtMs, id }),
    show: ({ id, title, url, createdAtMs, readAtMs }) => ({
      id,
      title,
      url,
      createdAtMs,
      isRead: readAtMs !== null,
    }),
  });
}

export async function readNotifications(
  { store, now }: StoreContext,
  { userId }: { readonly userId: string },
): Promise<void> {
  await store
    .updateTable("notification")
    .set({ readAtMs: now() })
    .where("userId", "=", userId)
    .where("readAtMs", "is", null)
    .execute();
}

export interface NewNotification {
  readonly userIds: readonly string[];
  /** One line that describes the event. */
  readonly title: string;
  /** The path of a page that shows it. */
  readonly url: string | null;
}

/** Adds a notification to the inbox of each of these people. */
export async function notifyPeople(
  { store, now }: StoreContext,
  { userIds, title, url }: NewNotification,
): Promise<void> {
  if (userIds.length === 0) return;
  const createdAtMs = now();
  await store
    .insertInto("notification")
    .values(userIds.map((userId) => ({ id: randomUUID(), userId, title, url, createdAtMs, readAtMs: null })))
    .execute();
}
