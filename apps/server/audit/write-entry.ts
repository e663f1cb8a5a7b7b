import type { LoggedAct } from "@askery/api";
import type { Insertable } from "kysely";
import { aheadOfDisk } from "../store/ahead-of-disk.ts";
import type { AuditEntryTable } from "../store/audit-tables.ts";
import type { Store } from "../store/open-store.ts";

type Entry = Insertable<AuditEntryTable>;

/**
 * Prepares writing entries. The statement is built once, because building it takes longer than running it.
 *
 * The entry of a read goes ahead of the disk: it is there however a process of ours ends, and what the reader gets need not
 * wait for the disk. See docs/decisions/0070-entries-of-reads.md.
 */
export function prepareWrites(store: Store): (entry: Entry, act: Pick<LoggedAct, "isRead">) => Promise<void> {
  const insert = store.insertInto("auditEntry").values(anyEntry);
  const columns = Object.keys(anyEntry) as (keyof Entry)[];
  const ofChange = insert.compile();
  const ofRead = insert.modifyEnd(aheadOfDisk).compile();
  return async (entry, { isRead = false }) => {
    const parameters = columns.map((column) => entry[column]);
    await store.executeQuery({ ...(isRead ? ofRead : ofChange), parameters });
  };
}

/** All columns of an entry. */
const anyEntry: Required<Entry> = {
  id: "",
  workspaceId: "",
  atMs: 0,
  actorId: "",
  actorName: "",
  act: "",
  words: "",
  thingId: "",
  thingName: "",
  facts: "",
  address: "",
  device: "",
};
