import type { ConnectionFacts, ConnectionField, ConnectionForm, ConnectionTest } from "@askery/api";
import { AppError } from "@askery/model";
import type { ConnectionContext } from "./connection-context.ts";
import type { ConnectionRecord, Secrets } from "../../databases/sources/connection-record.ts";
import { typedSecrets, mergeSecrets } from "../../databases/sources/merge-secrets.ts";
import { targetOf } from "../../databases/sources/target-of.ts";
import { readConnectionForm } from "../../databases/sources/read-connection-form.ts";
import { findConnection } from "../../databases/sources/find-connection.ts";
import { databaseMessages } from "../../messages/database-messages.ts";

/** A connection that was tested successfully. */
export interface ProbedConnection {
  readonly record: ConnectionRecord;
  readonly secrets: Secrets;
  readonly facts: ConnectionFacts;
}

/** Tests a connection that is not saved. */
export function testConnection(
  context: ConnectionContext,
  { userId, connection }: { readonly userId: string; readonly connection: ConnectionForm },
): Promise<ConnectionTest> {
  return describeTest(probeForm(context, { userId, connection }));
}

/** Tests the saved connection, or a change of it. */
export function testSavedConnection(
  context: ConnectionContext,
  request: {
    readonly userId: string;
    readonly databaseId: string;
    readonly connection?: ConnectionForm | undefined;
  },
): Promise<ConnectionTest> {
  return describeTest(probeSaved(context, request));
}

/** @throws AppError the connection's failure, with the form field that caused it */
export async function probeForm(
  context: ConnectionContext,
  { userId, connection }: { readonly userId: string; readonly connection: ConnectionForm },
): Promise<ProbedConnection> {
  const form = readConnectionForm(connection);
  return probe(context, { userId, record: form.record, secrets: typedSecrets(form.secrets) });
}

/** The same for a saved connection, whose secrets are used if the form leaves them out. */
export async function probeSaved(
  context: ConnectionContext,
  {
    userId,
    databaseId,
    connection,
  }: {
    readonly userId: string;
    readonly databaseId: string;
    readonly connection?: ConnectionForm | undefined;
  },
): Promise<ProbedConnection> {
  const saved = await findConnection(context, databaseId);
  if (connection === undefined) {
    return probe(context, { userId, record: saved.record, secrets: await saved.readSecrets() });
  }
  const form = readConnectionForm(connection);
  if (form.record.kind !== saved.record.kind) {
    throw new AppError("invalid-input", databaseMessages.kindChanged);
  }
  return probe(context, { userId, record: form.record, secrets: await mergeSecrets(form, saved) });
}

interface ToProbe {
  readonly userId: string;
  readonly record: ConnectionRecord;
  readonly secrets: Secrets;
}

async function probe(
  context: ConnectionContext,
  { userId, record, secrets }: ToProbe,
): Promise<ProbedConnection> {
  await context.probes.count(userId);
  const target = await targetOf(record, secrets, context.policy);
  const { encrypted, ...facts } = await context.asking.run("probe", { target });
  return {
    record,
    secrets,
    facts: { ...facts, isEncrypted: encrypted, checkedAtMs: context.now() },
  };
}

/** A failure that a change of the form can fix is a result; too many attempts is an error. */
async function describeTest(probing: Promise<ProbedConnection>): Promise<ConnectionTest> {
  try {
    return { kind: "works", facts: (await probing).facts };
  } catch (cause) {
    if (!(cause instanceof AppError) || passedOn.has(cause.code)) throw cause;
    const { code, message, fix } = cause;
    return { kind: "failed", problem: { code, message, fix, field: fieldOf(cause) } };
  }
}

const passedOn: ReadonlySet<string> = new Set([
  "too-many-requests",
  "conflict",
  "not-found",
  "store-unavailable",
]);

/** Failures of files name no field, because the path is the only one. */
function fieldOf({ code, field }: AppError): ConnectionField | null {
  return field ?? (code.startsWith("file-") ? "path" : null);
}
