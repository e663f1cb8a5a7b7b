import type { AuditChoices, AuditEntry, AuditFilters, Page } from "@askery/api";
import { sql, type Selectable } from "kysely";
import type { AuditEntryTable } from "../store/audit-tables.ts";
import { cutPage, isAfter, readCursor } from "../store/page-cursor.ts";
import { searchPattern } from "../store/search-pattern.ts";
import type { StoreContext } from "../store/store-context.ts";

/** Whose log: a database's, or the server's if it is null. */
export interface AuditLog {
  readonly databaseId: string | null;
}

type AuditPage = AuditLog & AuditFilters & { readonly cursor?: string | undefined; readonly limit: number };

/** One page of a log, latest first. */
export async function listAudit(context: StoreContext, request: AuditPage): Promise<Page<AuditEntry>> {
  const { limit, cursor } = request;
  const rows = await select(context, request)
    .where(isAfter(readCursor(cursor), "at_ms"))
    .orderBy("atMs", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return cutPage(rows, limit, { positionOf: ({ atMs, id }) => ({ atMs, id }), show: showEntry });
}

/** Everybody and everything that a log contains. */
export async function readChoices(context: StoreContext, log: AuditLog): Promise<AuditChoices> {
  const entries = inLog(context, log);
  const [actors, acts] = await Promise.all([
    entries
      .select(({ fn }) => ["actorId", fn.max("actorName").as("name")])
      .where("actorId", "is not", null)
      .groupBy("actorId")
      .execute(),
    entries
      .select(({ fn }) => ["act", fn.max("words").as("words")])
      .groupBy("act")
      .execute(),
  ]);
  return {
    actors: actors
      .map(({ actorId, name }) => ({ id: actorId ?? "", name }))
      .toSorted((one, other) => one.name.localeCompare(other.name, "en")),
    acts: acts.toSorted((one, other) => one.words.localeCompare(other.words, "en")),
  };
}

function inLog({ store }: StoreContext, { databaseId }: AuditLog) {
  const entries = store.selectFrom("auditEntry");
  return databaseId === null
    ? entries.where("workspaceId", "is", null)
    : entries.where("workspaceId", "=", databaseId);
}

function select(context: StoreContext, { databaseId, search = "", actorId, act }: AuditLog & AuditFilters) {
  let entries = inLog(context, { databaseId }).selectAll();
  if (actorId !== undefined) entries = entries.where("actorId", "=", actorId);
  if (act !== undefined) entries = entries.where("act", "=", act);
  if (search.trim() === "") return entries;
  const text = sql`lower(actor_name || ' ' || words || ' ' || coalesce(thing_name, '') || ' ' || facts || ' ' || address)`;
  return entries.where(sql<boolean>`${text} like ${searchPattern(search)} escape '\\'`);
}

function showEntry(row: Selectable<AuditEntryTable>): AuditEntry {
  const { id, atMs, actorId, actorName, act, words, thingName, facts, address, device } = row;
  return {
    id,
    atMs,
    actor: actorId === null ? null : { id: actorId, name: actorName },
    act,
    words,
    thing: thingName,
    // Written by `recordAct`.
    facts: JSON.parse(facts) as AuditEntry["facts"],
    address,
    device,
  };
}
