import type { TlsMode } from "@askery/api";
import type { FileKindName, ServerKindName } from "@askery/model";

/** A connection in stored form: everything but the secrets. */
export type ConnectionRecord = ServerRecord | PathRecord;

export interface ServerRecord {
  readonly kind: ServerKindName;
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  readonly tls: { readonly mode: TlsMode; readonly ca: string | null; readonly certificate: string | null };
  readonly tunnel: TunnelRecord | null;
  readonly schemas: readonly string[] | null;
}

export interface TunnelRecord {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly hostKeyFingerprint: string | null;
}

export interface PathRecord {
  readonly kind: FileKindName;
  readonly path: string;
}

/** The parts of a connection that are sealed separately, each by its field in the form. */
export const secretFields = [
  "password",
  "tls.key",
  "tunnel.password",
  "tunnel.privateKey",
  "tunnel.passphrase",
] as const;
export type SecretField = (typeof secretFields)[number];

/** The existing secrets by field. */
export type Secrets = Readonly<Partial<Record<SecretField, string>>>;

/** The secrets in a form: a text to use, null for none, absent for the saved one. */
export type TypedSecrets = Readonly<Partial<Record<SecretField, string | null | undefined>>>;

export function isServer(record: ConnectionRecord): record is ServerRecord {
  return "host" in record;
}
