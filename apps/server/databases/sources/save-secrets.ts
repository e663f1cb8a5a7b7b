import { openSecret, sealSecret, type SealingKey } from "../../secrets/seal-secret.ts";
import type { Store } from "../../store/open-store.ts";
import { secretFields, type SecretField, type Secrets } from "./connection-record.ts";

export interface SecretContext {
  readonly store: Store;
  readonly sealingKey: SealingKey;
}

/** The secrets of a database's connection in plain text. @throws AppError `secret-unreadable` */
export async function readSecrets(
  { store, sealingKey }: SecretContext,
  workspaceId: string,
): Promise<Secrets> {
  const rows = await store
    .selectFrom("sealedSecret")
    .selectAll()
    .where("workspaceId", "=", workspaceId)
    .execute();
  return Object.fromEntries(
    rows.map(({ field, ...sealed }) => [field, openSecret(sealingKey, { workspaceId, field }, sealed)]),
  );
}

/** The fields that have a secret, without decrypting them. */
export async function listSecrets(
  { store }: Pick<SecretContext, "store">,
  workspaceId: string,
): Promise<ReadonlySet<SecretField>> {
  const rows = await store
    .selectFrom("sealedSecret")
    .select("field")
    .where("workspaceId", "=", workspaceId)
    .execute();
  const there = new Set(rows.map(({ field }) => field));
  return new Set(secretFields.filter((field) => there.has(field)));
}

/** Seals these secrets and deletes all others. */
export async function saveSecrets(
  { store, sealingKey }: SecretContext,
  workspaceId: string,
  secrets: Secrets,
): Promise<void> {
  await store.deleteFrom("sealedSecret").where("workspaceId", "=", workspaceId).execute();
  const rows = secretFields.flatMap((field) => {
    const secret = secrets[field];
    if (secret === undefined) return [];
    return { workspaceId, field, ...sealSecret(sealingKey, { workspaceId, field }, secret) };
  });
  if (rows.length > 0) await store.insertInto("sealedSecret").values(rows).execute();
}
