import type { NotificationSettings } from "@askery/api";
import type { StoreContext } from "../store/store-context.ts";

interface OfUser {
  readonly userId: string;
}

/** What a user is mailed: everything, until they turn it off. */
export async function getNotificationSettings(
  { store }: Pick<StoreContext, "store">,
  { userId }: OfUser,
): Promise<NotificationSettings> {
  const row = await store
    .selectFrom("notificationSetting")
    .select("mailsComments")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return { mailsComments: row?.mailsComments !== 0 };
}

export async function setNotificationSettings(
  { store }: Pick<StoreContext, "store">,
  { userId, mailsComments }: OfUser & NotificationSettings,
): Promise<NotificationSettings> {
  const set = { mailsComments: mailsComments ? 1 : 0 };
  await store
    .insertInto("notificationSetting")
    .values({ userId, ...set })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(set))
    .execute();
  return { mailsComments };
}
