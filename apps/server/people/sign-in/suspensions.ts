import type { Store } from "../../store/open-store.ts";

/** Whether the owner of the server has suspended a person, who then can't sign in in any way. */
export async function isSuspended(store: Store, userId: string): Promise<boolean> {
  const row = await store
    .selectFrom("suspension")
    .select("userId")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}
