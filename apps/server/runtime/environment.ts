/** What the operator has set, checked and completed by `env.ts`. */
export interface Environment {
  /** The address that is listened on; this machine alone unless the operator says otherwise. */
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  /** Absolute. Holds the embedded store, the key file, the sample and uploads. */
  readonly dataFolder: string;
  /** Where people reach the server: what links in mail start with. No slash at its end. */
  readonly url: string;
  /** Null for a key file in the data folder, made at first start. */
  readonly secret: string | null;
  /** A PostgreSQL to keep the store in; null for the embedded one. */
  readonly databaseUrl: string | null;
  /** Null prints mail to the log. */
  readonly smtpUrl: string | null;
  /** The sender of mail; null for `askery@` and the host of `url`. */
  readonly mailFrom: string | null;
  /** Where the browser reports page views and speed to; null for nowhere. */
  readonly analyticsUrl: string | null;
  readonly logLevel: LogLevel;
  /** How many reverse proxies stand before the server and are trusted to say who calls; 0 trusts nobody. */
  readonly trustedProxies: number;
  /** Whether databases may be connected that are on this machine or in a private network. */
  readonly allowsPrivateHosts: boolean;
  /** Absolute. Folders whose SQLite and DuckDB files people may open; none by default. */
  readonly fileFolders: readonly string[];
  /** Whether uploads are kept in this data folder from now on, whichever server over the same store kept them. */
  readonly takesUploadsOver: boolean;
}

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];
