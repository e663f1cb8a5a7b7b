import type { Connection, TlsMode } from "@askery/api";
import { databaseKinds, type DatabaseKindName, isServerKind } from "@askery/model";

export type ConnectionKind = DatabaseKindName;
/** Secrets, which the server never returns. */
export type SecretName = "password" | "key" | "tunnelPassword" | "tunnelKey" | "tunnelPassphrase";

/** A connection in the form, with all fields as text, so that no input is lost. */
export interface ConnectionDraft {
  readonly kind: ConnectionKind;
  readonly path: string;
  readonly host: string;
  readonly port: string;
  readonly database: string;
  readonly user: string;
  readonly password: string;
  /** With `auto`, the server decides by the host. */
  readonly tls: TlsMode | "auto";
  readonly ca: string;
  readonly certificate: string;
  readonly key: string;
  readonly hasTunnel: boolean;
  readonly tunnelHost: string;
  readonly tunnelPort: string;
  readonly tunnelUser: string;
  readonly tunnelPassword: string;
  readonly tunnelKey: string;
  readonly tunnelPassphrase: string;
  readonly tunnelFingerprint: string;
  /** Null to read all that the user may read. */
  readonly schemas: readonly string[] | null;
  /** Saved secrets to remove. */
  readonly removed: readonly SecretName[];
}

/** Errors by field. */
export type ConnectionFaults = Readonly<Partial<Record<keyof ConnectionDraft | "url", string>>>;

export function emptyDraft(kind: ConnectionKind): ConnectionDraft {
  return {
    kind,
    path: "",
    host: "",
    port: "",
    database: isServerKind(kind) ? databaseKinds[kind].defaultDatabase : "",
    user: "",
    password: "",
    tls: "auto",
    ca: "",
    certificate: "",
    key: "",
    hasTunnel: false,
    tunnelHost: "",
    tunnelPort: "",
    tunnelUser: "",
    tunnelPassword: "",
    tunnelKey: "",
    tunnelPassphrase: "",
    tunnelFingerprint: "",
    schemas: null,
    removed: [],
  };
}

/** Converts a saved connection to a draft. Secrets are unknown here: an empty field keeps the saved one. */
export function draftOf(connection: Connection): ConnectionDraft | null {
  if (connection.kind === "sample" || connection.kind === "file") return null;
  if (!("host" in connection)) return { ...emptyDraft(connection.kind), path: connection.path };
  const { kind, host, port, database, user, tls, tunnel, schemas } = connection;
  return {
    ...emptyDraft(kind),
    host,
    port: String(port),
    database,
    user,
    tls: tls.mode,
    ca: tls.ca ?? "",
    certificate: tls.certificate ?? "",
    hasTunnel: tunnel !== null,
    tunnelHost: tunnel?.host ?? "",
    tunnelPort: tunnel === null ? "" : String(tunnel.port),
    tunnelUser: tunnel?.user ?? "",
    tunnelFingerprint: tunnel?.hostKeyFingerprint ?? "",
    schemas,
  };
}

/** Which secrets a saved connection has. */
export function savedSecrets(connection: Connection | null): ReadonlySet<SecretName> {
  if (connection === null || !("host" in connection)) return new Set();
  const { hasPassword, tls, tunnel } = connection;
  const has: readonly (readonly [SecretName, boolean])[] = [
    ["password", hasPassword],
    ["key", tls.hasKey],
    ["tunnelPassword", tunnel?.hasPassword ?? false],
    ["tunnelKey", tunnel?.hasPrivateKey ?? false],
    ["tunnelPassphrase", tunnel?.hasPassphrase ?? false],
  ];
  return new Set(has.flatMap(([name, isSaved]) => (isSaved ? [name] : [])));
}
