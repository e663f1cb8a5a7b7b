import type { ServerKindName } from "@askery/model";

/** How to connect to a database on a server, with passwords and keys in clear text. */
export interface ServerTarget {
  readonly kind: ServerKindName;
  /** A name or an address; with a tunnel, as the tunnel's host resolves it. */
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  readonly password: string | null;
  readonly tls: ServerTls;
  readonly tunnel: ServerTunnel | null;
  /** The schemas to show; null for all that may be read. */
  readonly schemas: readonly string[] | null;
  /** `public-only` refuses private, loopback and shared ranges. Metadata services are always refused. */
  readonly addresses: "public-only" | "any";
}

/** Certificates and keys are PEM. `require` encrypts without verifying the server's identity. */
export interface ServerTls {
  readonly mode: "off" | "require" | "verify-ca" | "verify-full";
  /** The authority to trust instead of the well-known ones. */
  readonly ca: string | null;
  /** The client certificate, if the server asks for one. */
  readonly certificate: string | null;
  readonly key: string | null;
}

/** An SSH server that connections go through. */
export interface ServerTunnel {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string | null;
  readonly privateKey: string | null;
  readonly passphrase: string | null;
  /** `SHA256:…` as ssh-keygen prints it; null accepts any key. */
  readonly hostKeyFingerprint: string | null;
}

/** Facts about a server and the signed-in user. */
export interface ServerFacts {
  readonly version: string;
  /** The product: `PostgreSQL`, `CockroachDB`, `MariaDB`. */
  readonly product: string;
  readonly encrypted: boolean;
  /** Null if the server does not report it. */
  readonly canWrite: boolean | null;
  /** SQL that creates a role with read access to this database only. */
  readonly readOnlyRoleSql: string;
  readonly schemas: readonly { readonly name: string; readonly tableCount: number }[];
  /** A sentence about what will not work with this server; null if nothing is known. */
  readonly warning: string | null;
  /** The latency of one small query, without connecting. */
  readonly latencyMs: number;
}
