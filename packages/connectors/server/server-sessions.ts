import { AppError } from "@askery/model";
import type { IntrospectOptions, OnQueuePosition } from "../connector.ts";
import { databaseGone } from "./database-gone.ts";
import { Dialer } from "./dialer.ts";
import { Reading } from "./reading.ts";
import type { ReadingSession } from "./reading.ts";
import type { ServerTarget } from "./server-target.ts";
import { SessionPool } from "./session-pool.ts";
import type { Lease } from "./session-pool.ts";
import { connectionMessages } from "../messages/connection-messages.ts";

export interface SessionsOptions<One extends ReadingSession> {
  readonly maxSessions: number;
  readonly open: (dialer: Dialer, signal: AbortSignal | undefined) => Promise<One>;
}

/** A session that runs queries in transactions. */
interface TransactionSession extends ReadingSession {
  /** Begins a read-only transaction; the server ends any statement that exceeds the limit. */
  begin(timeoutMs: number): Promise<void>;
}

/** The sessions of one connector with its server. */
export class ServerSessions<One extends ReadingSession> {
  readonly #dialer: Dialer;
  readonly #pool: SessionPool<One>;
  #hasServed = false;

  constructor(target: ServerTarget, { maxSessions, open }: SessionsOptions<One>) {
    this.#dialer = new Dialer(target);
    this.#pool = new SessionPool({ maxSessions, open: (signal) => open(this.#dialer, signal) });
  }

  /**
   * Lends a session. If the first sign-in fails, the connection settings are at fault; after a success, a refused
   * connection means that the database is gone.
   */
  async lease(signal?: AbortSignal, onQueuePosition?: OnQueuePosition): Promise<Lease<One>> {
    try {
      const lease = await this.#pool.lease(signal, onQueuePosition);
      this.#hasServed = true;
      return lease;
    } catch (cause) {
      const isGone = this.#hasServed && cause instanceof AppError && cause.code === "connection-refused";
      throw isGone ? databaseGone(cause, connectionMessages.lostBecause(cause.message)) : cause;
    }
  }

  /** Runs our own queries within a time budget. */
  async read<Result>(
    { timeoutMs = readingMs, signal }: Pick<IntrospectOptions, "timeoutMs" | "signal">,
    read: (reading: Reading) => Promise<Result>,
  ): Promise<Result> {
    const reading = new Reading((one) => this.lease(one), { timeoutMs, signal });
    try {
      return await read(reading);
    } finally {
      reading.close();
    }
  }

  /** Closes all sessions, including those in use. */
  close(): Promise<void> {
    this.#pool.close();
    return this.#dialer.close();
  }
}

interface LeaseOptions {
  readonly signal: AbortSignal | undefined;
  readonly onQueuePosition: OnQueuePosition | undefined;
}

/** Lends a session in a transaction; replaces an idle session that died. */
export async function beginReading<One extends TransactionSession>(
  sessions: ServerSessions<One>,
  timeoutMs: number,
  { signal, onQueuePosition }: LeaseOptions,
): Promise<Lease<One>> {
  for (;;) {
    const lease = await sessions.lease(signal, onQueuePosition);
    // A session that died silently would not even answer.
    const insist = setTimeout(() => lease.session.end(), beginMs);
    try {
      await lease.session.begin(timeoutMs + serverGraceMs);
      return lease;
    } catch (cause) {
      lease.release();
      if (!lease.isReused || !isGone(cause)) throw cause;
    } finally {
      clearTimeout(insist);
    }
  }
}

/** Whether the connection failed, not the query. */
export function isGone(cause: unknown): boolean {
  return cause instanceof AppError && cause.code === "database-gone";
}

/** We end a query first; the server's limit, this much later, applies if our process is gone. */
export const serverGraceMs = 2_000;
/** How long a server may take to begin a transaction before it counts as gone. */
export const beginMs = 5_000;
const readingMs = 60_000;
