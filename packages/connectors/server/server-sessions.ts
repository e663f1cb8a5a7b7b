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

/** A session whose queries run in transactions. */
interface TransactionSession extends ReadingSession {
  /** Begins a transaction that only reads; the server ends what runs longer. */
  begin(timeoutMs: number): Promise<void>;
}

/** The sessions that one connector has with its server, and how they are asked for. */
export class ServerSessions<One extends ReadingSession> {
  readonly #dialer: Dialer;
  readonly #pool: SessionPool<One>;
  #hasServed = false;

  constructor(target: ServerTarget, { maxSessions, open }: SessionsOptions<One>) {
    this.#dialer = new Dialer(target);
    this.#pool = new SessionPool({ maxSessions, open: (signal) => open(this.#dialer, signal) });
  }

  /**
   * Lends a session. What is wrong with the connection shows in the first one; who asks later can't mend it: to them the
   * database has gone.
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

  /** Our own queries, within their budget of time. */
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

  /** Ends them all, those in use too. */
  close(): Promise<void> {
    this.#pool.close();
    return this.#dialer.close();
  }
}

interface LeaseOptions {
  readonly signal: AbortSignal | undefined;
  readonly onQueuePosition: OnQueuePosition | undefined;
}

/** A session in a transaction. One that died while it was idle is replaced. */
export async function beginReading<One extends TransactionSession>(
  sessions: ServerSessions<One>,
  timeoutMs: number,
  { signal, onQueuePosition }: LeaseOptions,
): Promise<Lease<One>> {
  for (;;) {
    const lease = await sessions.lease(signal, onQueuePosition);
    // One that died so that nobody heard of it would not even answer.
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

/** Whether it is the connection that failed, and not what was asked over it. */
export function isGone(cause: unknown): boolean {
  return cause instanceof AppError && cause.code === "database-gone";
}

/** Our own clock ends a query first; the server's is there should we be gone. */
export const serverGraceMs = 2_000;
/** How long a server may take to begin a transaction before it is taken for gone. */
export const beginMs = 5_000;
const readingMs = 60_000;
