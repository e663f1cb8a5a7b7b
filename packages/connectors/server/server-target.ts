import type { ServerKindName } from "@askery/model";

/** A database on a server: where it is, as whom to sign in, and on what terms. Passwords and keys are in the clear. */
export interface ServerTarget {
  readonly kind: ServerKindName;
  /** A name or an address; behind a tunnel, as the tunnel's host sees it. */
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  readonly password: string | null;
  readonly tls: ServerTls;
  readonly tunnel: ServerTunnel | null;
  /** The only schemas to show; null is all that may be read. */
  readonly schemas: readonly string[] | null;
  /** `public-only` refuses private, loopback and shared ranges. Metadata services are always refused. */
  readonly addresses: "public-only" | "any";
}

/** Certificates and keys are PEM. `require` encrypts without looking at who answers. */
export interface ServerTls {
  readonly mode: "off" | "require" | "verify-ca" | "verify-full";
  /** What to trust instead of the well-known authorities. */
  readonly ca: string | null;
  /** Our own certificate, where the server asks for one. */
  readonly certificate: string | null;
  readonly key: string | null;
}

/** An SSH server through which the database is reached. */
export interface ServerTunnel {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string | null;
  readonly privateKey: string | null;
  readonly passphrase: string | null;
  /** `SHA256:…`, as ssh-keygen prints it; null takes whatever key the host shows. */
  readonly hostKeyFingerprint: string | null;
}

/** What a server says of itself and of who signed in. */
export interface ServerFacts {
  readonly version: string;
  /** What answers: `PostgreSQL`, `CockroachDB`, `MariaDB`. */
  readonly product: string;
  readonly encrypted: boolean;
  /** Null where the server does not say. */
  readonly canWrite: boolean | null;
  /** Statements that make a role which can only read this database. */
  readonly readOnlyRoleSql: string;
  readonly schemas: readonly { readonly name: string; readonly tableCount: number }[];
  /** What will not work with it, in a sentence; null where nothing is known of. */
  readonly warning: string | null;
  /** Of one small query, connecting not counted. */
  readonly latencyMs: number;
}
