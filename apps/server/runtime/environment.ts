/** The operator's settings, validated and completed by `env.ts`. */
export interface Environment {
  /** The address to listen on. Default: this machine only. */
  readonly host: string;
  /** 0 chooses a free port. */
  readonly port: number;
  /** An absolute path. It contains the embedded store, the key file, the sample and uploads. */
  readonly dataFolder: string;
  /** The public URL of the server, with which links in mail start. Without a final slash. */
  readonly url: string;
  /** Null uses a key file in the data folder, which the first start creates. */
  readonly secret: string | null;
  /** The PostgreSQL server of the store; null for the embedded store. */
  readonly databaseUrl: string | null;
  /** Null prints mail to the log. */
  readonly smtpUrl: string | null;
  /** The sender of mail; null for `askery@` and the host of `url`. */
  readonly mailFrom: string | null;
  /** The URL for reports of page views and speed; null for none. */
  readonly analyticsUrl: string | null;
  /** Where the source of this server can be cloned. Null shows no link. */
  readonly sourceUrl: string | null;
  readonly logLevel: LogLevel;
  /**
   * The number of reverse proxies between clients and the server that are trusted to report the caller; 0 trusts none.
   */
  readonly trustedProxies: number;
  /** True if connections to this machine and to private networks are allowed. */
  readonly allowsPrivateHosts: boolean;
  /** Absolute paths of folders whose SQLite and DuckDB files people may open. Default: none. */
  readonly fileFolders: readonly string[];
  /** Whether this data folder stores uploads from now on, even if another server over the same store did before. */
  readonly takesUploadsOver: boolean;
  /** The maximum number of processes that plan questions; null for one for each core, from 2 to 8. */
  readonly askingProcesses: number | null;
  /** How many MB of figures under filters the store caches. */
  readonly cachedFiguresMb: number;
  /** The provider that people can sign in with, by OpenID Connect; null for none. */
  readonly provider: ProviderSettings | null;
  /** Whether the limits of plans are enforced. */
  readonly hasPlanLimits: boolean;
}

/** An OpenID Connect provider, at which the operator registered this server as a client. */
export interface ProviderSettings {
  /** Its URL, exactly as it names itself. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the button calls it. */
  readonly name: string;
  /** Separated by spaces. */
  readonly scopes: string;
  /** The claim that names the groups of a person. */
  readonly groupsClaim: string;
}

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];
