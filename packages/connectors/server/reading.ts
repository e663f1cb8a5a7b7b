import { AppError } from "@askery/model";
import { queryCancelled } from "../stop-reasons.ts";
import type { Lease, Session } from "./session-pool.ts";
import { queryMessages } from "../messages/query-messages.ts";

/** A row of one of our own queries, with every value as text. */
export type Row = readonly (string | null)[];

/** A session that runs our own queries. */
export interface ReadingSession extends Session {
  /** Names in the query must already be quoted; the server ends it after `timeoutMs`. */
  read(sql: string, timeoutMs: number): Promise<readonly Row[]>;
  /** Asks the server to end the session's query. Never fails. */
  cancel(): Promise<void>;
}

interface ReadingLimits {
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Reads a whole database: many small queries, two at a time, within one time budget.
 *
 * Aborting ends the queries at the server; everything then fails with `query-cancelled`.
 */
export class Reading {
  readonly #lease: (signal: AbortSignal | undefined) => Promise<Lease<ReadingSession>>;
  readonly #signal: AbortSignal | undefined;
  readonly #budget: AbortSignal;
  readonly #budgetMs: number;
  readonly #idle: Lease<ReadingSession>[] = [];
  /** Sessions with a running query, and the timer that closes one whose server does not end its query. */
  readonly #running = new Map<ReadingSession, NodeJS.Timeout>();
  readonly #onAbort: () => void;

  constructor(
    lease: (signal: AbortSignal | undefined) => Promise<Lease<ReadingSession>>,
    { timeoutMs, signal }: ReadingLimits,
  ) {
    this.#lease = lease;
    this.#signal = signal;
    this.#budget = AbortSignal.timeout(timeoutMs);
    this.#budgetMs = timeoutMs;
    this.#onAbort = () => {
      for (const [session, insist] of this.#running) {
        clearTimeout(insist);
        this.#running.set(session, endLater(session, stopGraceMs));
        void session.cancel();
      }
    };
    signal?.addEventListener("abort", this.#onAbort, { once: true });
    this.#budget.addEventListener("abort", this.#onAbort, { once: true });
  }

  /** True once the budget is used up. */
  get isOver(): boolean {
    return this.#budget.aborted;
  }

  /** Runs a query whose result is required. */
  async read(sql: string): Promise<readonly Row[]> {
    try {
      return await this.#query(sql, this.#budgetMs);
    } catch (cause) {
      throw this.isOver && !this.#signal?.aborted ? tookTooLong(this.#budgetMs, cause) : cause;
    }
  }

  /** Runs a query whose result is optional: null if it fails or the budget is used up. */
  async tryRead(sql: string, timeoutMs: number): Promise<readonly Row[] | null> {
    if (this.isOver) return null;
    try {
      return await this.#query(sql, timeoutMs);
    } catch (cause) {
      const code = cause instanceof AppError ? cause.code : "";
      if (!this.#signal?.aborted && passing.has(code)) return null;
      throw cause;
    }
  }

  /** Calls `act` for each item, two at a time. */
  async forEach<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
    const rest = items.values();
    const work = async () => {
      for (const item of rest) await act(item);
    };
    await Promise.all([work(), work()]);
  }

  close(): void {
    this.#signal?.removeEventListener("abort", this.#onAbort);
    this.#budget.removeEventListener("abort", this.#onAbort);
    for (const lease of this.#idle.splice(0)) lease.release();
  }

  async #query(sql: string, timeoutMs: number): Promise<readonly Row[]> {
    if (this.#signal?.aborted) throw queryCancelled(this.#signal.reason);
    const lease = this.#idle.pop() ?? (await this.#lease(this.#signal));
    const { session } = lease;
    this.#running.set(session, endLater(session, timeoutMs + insistMs));
    try {
      return await session.read(sql, timeoutMs);
    } catch (cause) {
      throw this.#signal?.aborted ? queryCancelled(cause) : cause;
    } finally {
      clearTimeout(this.#running.get(session));
      this.#running.delete(session);
      if (session.isAlive) this.#idle.push(lease);
      else lease.release();
    }
  }
}

function endLater(session: Session, afterMs: number): NodeJS.Timeout {
  return setTimeout(() => session.end(), afterMs);
}

const insistMs = 2_000;
const stopGraceMs = 1_500;

/** Failures of one query, not of the connection. */
const passing: ReadonlySet<string> = new Set([
  "query-failed",
  "name-unknown",
  "read-forbidden",
  "query-refused",
  "query-timed-out",
  "query-cancelled",
  "query-too-large",
]);

function tookTooLong(timeoutMs: number, cause: unknown): AppError {
  return new AppError("query-timed-out", queryMessages.readingServerTooSlow(timeoutMs), { cause });
}
