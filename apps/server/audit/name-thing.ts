import type { ActedOn } from "@askery/api";
import { signInTables } from "../store/sign-in-store.ts";
import type { Store } from "../store/open-store.ts";
import type { StoreContext } from "../store/store-context.ts";

/** What a thing is called; null if it does not exist. */
export async function nameThing({ store }: StoreContext, kind: ActedOn, id: string): Promise<string | null> {
  const row = await queries[kind](store, id);
  return row?.name ?? null;
}

type FindName = (store: Store, id: string) => Promise<{ readonly name: string | null } | undefined>;

const queries: Readonly<Record<ActedOn, FindName>> = {
  chart: (store, id) =>
    store.selectFrom("chart").select("title as name").where("id", "=", id).executeTakeFirst(),
  conversation: (store, id) =>
    store.selectFrom("conversation").select("summary as name").where("id", "=", id).executeTakeFirst(),
  dashboard: (store, id) =>
    store.selectFrom("dashboard").select("title as name").where("id", "=", id).executeTakeFirst(),
  database: (store, id) =>
    store.selectFrom("workspace").select("name").where("id", "=", id).executeTakeFirst(),
  folder: (store, id) => store.selectFrom("folder").select("name").where("id", "=", id).executeTakeFirst(),
  group: (store, id) => store.selectFrom("teamGroup").select("name").where("id", "=", id).executeTakeFirst(),
  invitation: (store, id) =>
    store.selectFrom("invitation").select("email as name").where("id", "=", id).executeTakeFirst(),
  person: (store, id) =>
    signInTables(store).selectFrom("user").select("name").where("id", "=", id).executeTakeFirst(),
};
