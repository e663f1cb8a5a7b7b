import { AppError, type ConnectionField } from "@askery/model";
import {
  isServer,
  secretFields,
  type ConnectionRecord,
  type SecretField,
  type Secrets,
  type ServerRecord,
  type TypedSecrets,
} from "./connection-record.ts";
import type { ReadForm } from "./read-connection-form.ts";
import { databaseMessages } from "../../messages/database-messages.ts";

/** The saved connection that a form changes. */
export interface SavedConnection {
  readonly record: ConnectionRecord;
  readonly fields: ReadonlySet<SecretField>;
  /** Decrypts the secrets. Call it only after checking that they may be used. */
  readonly readSecrets: () => Promise<Secrets>;
}

/**
 * The secrets of a changed connection. A secret that the form leaves out is the saved one, if the connection still
 * has the same target: a password that was typed for one server is never sent to another, nor over a less secure
 * connection.
 *
 * @throws AppError `invalid-input` that names the secret to enter again
 */
export async function mergeSecrets(form: ReadForm, saved: SavedConnection): Promise<Secrets> {
  const reused = secretFields.filter((field) => form.secrets[field] === undefined && saved.fields.has(field));
  const used = reused.filter((field) => isWanted(field, form.record));
  if (used.length > 0 && !goesWhereItWent(form.record, saved.record)) {
    const [first = "password"] = used;
    throw new AppError("invalid-input", databaseMessages.targetChanged(labels[first]), {
      field: fieldsOf[first],
    });
  }
  const before = used.length > 0 ? await saved.readSecrets() : {};
  return typedSecrets({
    ...form.secrets,
    ...Object.fromEntries(used.map((field) => [field, before[field]])),
  });
}

/** The secrets of a form alone. */
export function typedSecrets(typed: TypedSecrets): Secrets {
  const secrets: Partial<Record<SecretField, string>> = {};
  for (const field of secretFields) {
    const secret = typed[field];
    if (typeof secret === "string") secrets[field] = secret;
  }
  return secrets;
}

/** Secrets of a tunnel are dropped with the tunnel. */
function isWanted(field: SecretField, record: ConnectionRecord): boolean {
  return isServer(record) && (!field.startsWith("tunnel.") || record.tunnel !== null);
}

function goesWhereItWent(next: ConnectionRecord, before: ConnectionRecord): boolean {
  if (!isServer(next) || !isServer(before)) return false;
  return (
    JSON.stringify(wayOf(next)) === JSON.stringify(wayOf(before)) &&
    strengths.indexOf(next.tls.mode) >= strengths.indexOf(before.tls.mode)
  );
}

function wayOf({ kind, host, port, user, tunnel }: ServerRecord): readonly unknown[] {
  return [kind, host, port, user, tunnel && [tunnel.host, tunnel.port, tunnel.user]];
}

/** Weakest first. */
const strengths = ["off", "require", "verify-ca", "verify-full"];

const labels: Readonly<Record<SecretField, string>> = {
  password: "password",
  "tls.key": "TLS key",
  "tunnel.password": "tunnel's password",
  "tunnel.privateKey": "tunnel's private key",
  "tunnel.passphrase": "passphrase of the tunnel's key",
};

const fieldsOf: Readonly<Record<SecretField, ConnectionField>> = {
  password: "password",
  "tls.key": "tls",
  "tunnel.password": "tunnel.password",
  "tunnel.privateKey": "tunnel.privateKey",
  "tunnel.passphrase": "tunnel.passphrase",
};
