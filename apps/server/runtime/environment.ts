/** What the operator has set, checked and completed by `env.ts`. */
export interface Environment {
  /** The address to listen on; this machine only unless the operator sets another one. */
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  /** Absolute. Holds the embedded store, the key file, the sample and uploads. */
  readonly dataFolder: string;
  /** Where people reach the server: what links in mail start with. No slash at its end. */
  readonly url: string;
  /** Null for a key file in the data folder, made at first start. */
  readonly secret: string | null;
  /** The PostgreSQL server of the store; null for the embedded store. */
  readonly databaseUrl: string | null;
  /** Null prints mail to the log. */
  readonly smtpUrl: string | null;
  /** The sender of mail; null for `askery@` and the host of `url`. */
  readonly mailFrom: string | null;
  /** Where the browser reports page views and speed to; null for nowhere. */
  readonly analyticsUrl: string | null;
  readonly logLevel: LogLevel;
  /**
   * How many reverse proxies are between clients and the server and are trusted to report the caller; 0 trusts none.
   */
  readonly trustedProxies: number;
  /** Whether databases may be connected that are on this machine or in a private network. */
  readonly allowsPrivateHosts: boolean;
  /** Absolute. Folders whose SQLite and DuckDB files people may open; none by default. */
  readonly fileFolders: readonly string[];
  /** Whether this data folder stores uploads from now on, regardless of which server over the same store did before. */
  readonly takesUploadsOver: boolean;
  /** Whether the limits of plans are enforced. */
  readonly hasPlanLimits: boolean;
}

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];
