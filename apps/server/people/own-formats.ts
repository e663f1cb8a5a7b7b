import { ownFormats, type OwnFormats } from "@askery/api";
import { printLocale } from "@askery/model";
import type { StoreContext } from "../store/store-context.ts";

interface OfUser {
  readonly userId: string;
}

const usual: OwnFormats = { numbers: null, days: null, timeZone: null };

/** How a user reads numbers, days and times: what is usual, until they choose. */
export async function readOwnFormats(
  { store }: Pick<StoreContext, "store">,
  { userId }: OfUser,
): Promise<OwnFormats> {
  const row = await store
    .selectFrom("ownFormat")
    .select(["numbers", "days", "timeZone"])
    .where("userId", "=", userId)
    .executeTakeFirst();
  // A newer Askery may have saved others.
  return ownFormats.safeParse(row).data ?? usual;
}

/** The locale with which a user reads values of a database: their own choices, and that of the database for the others. */
export async function readOwnLocale(
  context: Pick<StoreContext, "store">,
  { userId, locale }: OfUser & { readonly locale: string },
): Promise<string> {
  const { numbers, days } = await readOwnFormats(context, { userId });
  return printLocale(numbers ?? locale, days);
}

export async function setOwnFormats(
  { store }: Pick<StoreContext, "store">,
  { userId, numbers, days, timeZone }: OfUser & OwnFormats,
): Promise<OwnFormats> {
  const set = { numbers, days, timeZone };
  await store
    .insertInto("ownFormat")
    .values({ userId, ...set })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(set))
    .execute();
  return set;
}
