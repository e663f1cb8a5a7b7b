import type { Catalog, ColumnValues, DatabaseCode, DialectName, Statement } from "@askery/model";
import { completeLimits } from "../complete-limits.ts";
import type {
  CodeOptions,
  Connector,
  IntrospectOptions,
  Limits,
  OnQueuePosition,
  Run,
  RunOptions,
  SampleOptions,
} from "../connector.ts";
import { explained } from "../explain/explain.ts";
import type { Dialer } from "./dialer.ts";
import { CodeCache } from "./code-cache.ts";
import { openOrClose } from "./open-or-close.ts";
import type { Reading, ReadingSession } from "./reading.ts";
import type { OpenServerOptions } from "./server-kind.ts";
import { ServerSessions } from "./server-sessions.ts";
import type { ServerTarget } from "./server-target.ts";

/**
 * The parts of a connector that differ between kinds of servers. `Traits` is what `learn` found out about this server.
 */
export interface ServerParts<One extends ReadingSession, Traits> {
  readonly dialect: DialectName;
  openSession(dialer: Dialer, target: ServerTarget, signal: AbortSignal | undefined): Promise<One>;
  /** Queries a server right after sign-in, and again before its catalog is read. */
  learn(session: One, signal: AbortSignal | undefined): Traits | Promise<Traits>;
  readCode(session: One): Promise<DatabaseCode>;
  /** Throws an `AppError` if the text is obviously not a read. */
  checkReading(text: string): void;
  introspect(reading: Reading, options: IntrospectOptions & ServerContext<Traits>): Promise<Catalog>;
  sampleValues(
    reading: Reading,
    options: SampleOptions & ServerContext<Traits>,
  ): Promise<readonly ColumnValues[]>;
  /** Starts one statement on its own session. */
  run(sessions: ServerSessions<One>, statement: Statement, options: ServerRunParts<Traits>): Promise<Run>;
}

export interface ServerContext<Traits> {
  readonly target: ServerTarget;
  readonly traits: Traits;
}

export interface ServerRunParts<Traits> {
  readonly limits: Limits;
  readonly signal: AbortSignal | undefined;
  readonly onQueuePosition: OnQueuePosition | undefined;
  readonly traits: Traits;
}

/** Opens a connector; fails if signing in fails. */
export async function openServerConnector<One extends ReadingSession, Traits>(
  parts: ServerParts<One, Traits>,
  target: ServerTarget,
  { maxConnections = 4, signal }: OpenServerOptions,
): Promise<Connector> {
  const connector = new ServerConnector(parts, target, maxConnections);
  return openOrClose(connector, async () => void (await connector.learn(signal)), signal);
}

/** The connector for any kind of server. */
class ServerConnector<One extends ReadingSession, Traits> implements Connector {
  readonly dialect: DialectName;
  readonly #parts: ServerParts<One, Traits>;
  readonly #target: ServerTarget;
  readonly #sessions: ServerSessions<One>;
  readonly #code: CodeCache;
  #learned: { readonly traits: Traits } | null = null;

  constructor(parts: ServerParts<One, Traits>, target: ServerTarget, maxSessions: number) {
    this.dialect = parts.dialect;
    this.#parts = parts;
    this.#target = target;
    this.#sessions = new ServerSessions(target, {
      maxSessions,
      open: (dialer, signal) => parts.openSession(dialer, target, signal),
    });
    this.#code = new CodeCache((options) => this.#readCode(options));
  }

  async learn(signal: AbortSignal | undefined): Promise<Traits> {
    const lease = await this.#sessions.lease(signal);
    try {
      const traits = await this.#parts.learn(lease.session, signal);
      this.#learned = { traits };
      return traits;
    } finally {
      lease.release();
    }
  }

  async introspect(options: IntrospectOptions = {}): Promise<Catalog> {
    const learned = { target: this.#target, traits: await this.learn(options.signal) };
    return this.#sessions.read(options, (reading) =>
      this.#parts.introspect(reading, { ...options, ...learned }),
    );
  }

  async sampleValues(options: SampleOptions = {}): Promise<readonly ColumnValues[]> {
    const learned = { target: this.#target, traits: await this.#traits(options.signal) };
    return this.#sessions.read(options, (reading) =>
      this.#parts.sampleValues(reading, { ...options, ...learned }),
    );
  }

  async run(
    statement: Statement,
    { limits, signal, onQueuePosition, explains = false }: RunOptions = {},
  ): Promise<Run> {
    this.#parts.checkReading(statement.text);
    return this.#parts.run(this.#sessions, explains ? explained(statement) : statement, {
      limits: completeLimits(limits),
      signal,
      onQueuePosition,
      traits: await this.#traits(signal),
    });
  }

  code(options: CodeOptions = {}): Promise<DatabaseCode> {
    return this.#code.read(options);
  }

  close(): Promise<void> {
    return this.#sessions.close();
  }

  async #readCode({ onQueuePosition }: CodeOptions): Promise<DatabaseCode> {
    const lease = await this.#sessions.lease(undefined, onQueuePosition);
    try {
      return await this.#parts.readCode(lease.session);
    } finally {
      lease.release();
    }
  }

  async #traits(signal: AbortSignal | undefined): Promise<Traits> {
    return this.#learned === null ? this.learn(signal) : this.#learned.traits;
  }
}
