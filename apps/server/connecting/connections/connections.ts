import type { Connection, ConnectionForm, Database } from "@askery/api";
import { findDatabase } from "../../databases/workspaces/databases.ts";
import { saveDatabase } from "../../databases/workspaces/save-database.ts";
import type { InDatabase } from "../../store/store-context.ts";
import { startSync } from "../../catalog/syncs/start-sync.ts";
import { checkAllowance } from "./database-allowance.ts";
import {
  isServer,
  type ConnectionRecord,
  type SecretField,
} from "../../databases/sources/connection-record.ts";
import type { ConnectionContext } from "./connection-context.ts";
import { readFacts, readRecord } from "../../databases/sources/find-connection.ts";
import { saveSecrets, listSecrets } from "../../databases/sources/save-secrets.ts";
import { probeForm, probeSaved } from "./test-connection.ts";

export interface NewConnection {
  readonly userId: string;
  readonly name: string;
  readonly connection: ConnectionForm;
}

/**
 * Saves a working connection as a database that the user owns, and starts to read its tables.
 *
 * @throws AppError `plan-limit`, or the connection's failure; then nothing is saved
 */
export async function addConnection(
  context: ConnectionContext,
  { userId, name, connection }: NewConnection,
): Promise<{ readonly database: Database; readonly syncId: string }> {
  await checkAllowance(context, userId);
  const { record, secrets, facts } = await probeForm(context, { userId, connection });
  const databaseId = await context.store.transaction().execute(async (store) => {
    const id = await saveDatabase(
      { store, now: context.now },
      {
        userId,
        name,
        kind: record.kind,
        connection: JSON.stringify(record),
        facts: JSON.stringify(facts),
      },
    );
    await saveSecrets({ store, sealingKey: context.sealingKey }, id, secrets);
    return id;
  });
  const sync = await startSync(context, { databaseId, userId });
  return { database: await findDatabase(context, { databaseId, userId }), syncId: sync.id };
}

/**
 * Replaces a connection by another one that works.
 *
 * @throws AppError the new connection's failure; then the old one remains
 */
export async function updateConnection(
  context: ConnectionContext,
  request: InDatabase & { readonly connection: ConnectionForm },
): Promise<Connection> {
  const { databaseId, userId } = request;
  const { record, secrets, facts } = await probeSaved(context, request);
  await context.store.transaction().execute(async (store) => {
    await store
      .updateTable("workspace")
      .set((of) => ({
        connection: JSON.stringify(record),
        facts: JSON.stringify(facts),
        revision: of("revision", "+", 1),
      }))
      .where("id", "=", databaseId)
      .execute();
    await saveSecrets({ store, sealingKey: context.sealingKey }, databaseId, secrets);
  });
  await startSync(context, { databaseId, userId });
  return getConnection(context, request);
}

/** The connection of a database, without its secrets. */
export async function getConnection(
  { store }: Pick<ConnectionContext, "store">,
  { databaseId }: { readonly databaseId: string },
): Promise<Connection> {
  const row = await store
    .selectFrom("workspace")
    .select(["kind", "connection", "facts"])
    .where("id", "=", databaseId)
    .executeTakeFirstOrThrow();
  if (row.connection === null) return { kind: row.kind === "sample" ? "sample" : "file" };
  const there = await listSecrets({ store }, databaseId);
  const facts = readFacts(row.facts);
  return { ...showRecord(readRecord(row.connection), there), facts };
}

function showRecord(record: ConnectionRecord, there: ReadonlySet<SecretField>) {
  if (!isServer(record)) return record;
  const { tunnel } = record;
  return {
    ...record,
    hasPassword: there.has("password"),
    tls: { ...record.tls, hasKey: there.has("tls.key") },
    tunnel: tunnel && {
      ...tunnel,
      hasPassword: there.has("tunnel.password"),
      hasPrivateKey: there.has("tunnel.privateKey"),
      hasPassphrase: there.has("tunnel.passphrase"),
    },
  };
}
