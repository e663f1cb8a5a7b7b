import type { ConnectionFacts } from "@askery/api";
import { AppError } from "@askery/model";
import type { TargetContext } from "./target-context.ts";
import type { ConnectionRecord } from "./connection-record.ts";
import { listSecrets, readSecrets } from "./save-secrets.ts";
import type { SavedConnection } from "./merge-secrets.ts";
import { databaseMessages } from "../../messages/database-messages.ts";

/** A saved connection. Its secrets stay sealed until they are needed. */
export interface FoundConnection extends SavedConnection {
  readonly facts: ConnectionFacts | null;
}

/** @throws AppError `conflict` for a database without a connection: the sample, files */
export async function findConnection(
  context: Pick<TargetContext, "store" | "sealingKey">,
  databaseId: string,
): Promise<FoundConnection> {
  const row = await context.store
    .selectFrom("workspace")
    .select(["connection", "facts"])
    .where("id", "=", databaseId)
    .executeTakeFirstOrThrow();
  if (row.connection === null) {
    throw new AppError("conflict", databaseMessages.noConnection);
  }
  return {
    record: readRecord(row.connection),
    facts: readFacts(row.facts),
    fields: await listSecrets(context, databaseId),
    readSecrets: () => readSecrets(context, databaseId),
  };
}

export function readRecord(json: string): ConnectionRecord {
  return JSON.parse(json) as ConnectionRecord;
}

export function readFacts(json: string | null): ConnectionFacts | null {
  if (json === null) return null;
  // Connections saved before warnings existed have none.
  const stored = JSON.parse(json) as Omit<ConnectionFacts, "warning"> & Partial<ConnectionFacts>;
  return { ...stored, warning: stored.warning ?? null };
}
