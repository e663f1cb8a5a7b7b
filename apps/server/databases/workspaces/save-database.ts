import { randomUUID } from "node:crypto";
import { defaultSettings } from "@askery/model";
import type { Insertable } from "kysely";
import type { Store } from "../../store/open-store.ts";
import type { WorkspaceTable } from "../../store/tables.ts";

/** The values of a new database that its caller chooses. */
export interface NewDatabase extends Pick<Insertable<WorkspaceTable>, "name" | "kind"> {
  readonly userId: string;
  /** JSON, as in the table. Default: none. */
  readonly connection?: string | null;
  readonly facts?: string | null;
}

/** Saves a new database on the initial plan, with its owner. Returns its id. Needs a transaction. */
export async function saveDatabase(
  { store, now }: { readonly store: Store; readonly now: () => number },
  { userId, name, kind, connection = null, facts = null }: NewDatabase,
): Promise<string> {
  const id = randomUUID();
  const createdAtMs = now();
  const settings = JSON.stringify(defaultSettings);
  await store
    .insertInto("workspace")
    .values({
      id,
      name,
      logo: null,
      plan: "Free",
      kind,
      connection,
      facts,
      settings,
      createdAtMs,
      deletedAtMs: null,
    })
    .execute();
  await store.insertInto("member").values({ workspaceId: id, userId, role: "owner", createdAtMs }).execute();
  return id;
}
