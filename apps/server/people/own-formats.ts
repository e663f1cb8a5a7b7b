import { ownFormats, type OwnFormats } from "@askery/api";
import { printLocale, rewriteFigures } from "@askery/model";
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

interface Writing {
  readonly locale: string;
  readonly timeZone: string;
}

interface OwnWriting extends Writing {
  /** Writes the numbers and days of a sentence that was written for all readers. Digits of the names do not change. */
  readonly rewrite: (sentence: string, names?: readonly string[]) => string;
}

/**
 * How a document is written for a user: their own choices, and those of the database for the others. The time zone is that
 * of times of the app, such as when a file was exported; days of figures are those of the database.
 */
export async function readWritingFor(
  context: Pick<StoreContext, "store">,
  { userId, database }: OfUser & { readonly database: Writing },
): Promise<OwnWriting> {
  const { numbers, days, timeZone } = await readOwnFormats(context, { userId });
  const locale = printLocale(numbers ?? database.locale, days);
  return {
    locale,
    timeZone: timeZone ?? database.timeZone,
    rewrite: (sentence, names = []) => rewriteFigures(sentence, database.locale, locale, names),
  };
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
