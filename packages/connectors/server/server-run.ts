import type { AppError, TableColumn } from "@askery/model";
import { cutBlock } from "../child/cut-block.ts";
import type { Spent } from "../child/cut-block.ts";
import type { Block } from "../child/database.ts";
import type { Chunk, Limits, Run } from "../connector.ts";
import { queryCancelled, queryTimedOut } from "../stop-reasons.ts";

/** A query on a server's session. The first `next` starts it. */
export interface ServerQuery {
  /** Some more rows, at most so many; null after the last. Fails with an `AppError`. */
  next(maxRows: number): Promise<Block | null>;
  /** Known once the first `next` has resolved. */
  columns(): readonly TableColumn[];
  /** Asks the server to end it: a `next` under way then fails soon. */
  stop(): Promise<void>;
  /** Cuts the connection, where the server did not hear: a `next` under way fails at once. */
  abandon(): void;
  /** Nobody reads on: gives its session back. Called once, with no `next` under way. */
  close(): void;
}

export interface ServerRunOptions {
  readonly limits: Limits;
  readonly signal: AbortSignal | undefined;
}

/** Starts a query; resolves with the first rows, or with none when the result is empty. */
export async function startServerRun(query: ServerQuery, options: ServerRunOptions): Promise<Run> {
  const run = new ServerRun(query, options);
  await run.start();
  return run;
}

/**
 * One run: limits, the clock, and stopping. One block is read ahead, so that a slow reader slows the query instead of
 * filling memory.
 */
class ServerRun implements Run {
  columns: readonly TableColumn[] = [];
  readonly #query: ServerQuery;
  readonly #limits: Limits;
  readonly #signal: AbortSignal | undefined;
  readonly #timer: NodeJS.Timeout;
  readonly #onAbort: () => void;
  readonly #ended = Promise.withResolvers<void>();
  /** The block that is read ahead; null when there is none to come. */
  #ahead: Promise<Block | null> | null = null;
  #isReading = false;
  #spent: Spent = { rows: 0, bytes: 0 };
  #isTruncated = false;
  #isEnded = false;
  /** Why it is being stopped; it outranks whatever the server says about it. */
  #stopReason: AppError | null = null;

  constructor(query: ServerQuery, { limits, signal }: ServerRunOptions) {
    this.#query = query;
    this.#limits = limits;
    this.#signal = signal;
    this.#onAbort = () => this.#stop(queryCancelled(signal?.reason));
    this.#timer = setTimeout(() => this.#stop(queryTimedOut(limits.timeoutMs)), limits.timeoutMs);
    signal?.addEventListener("abort", this.#onAbort, { once: true });
  }

  async start(): Promise<void> {
    if (this.#signal?.aborted) this.#onAbort();
    else this.#readAhead();
    try {
      const first = await this.#take();
      this.columns = this.#query.columns();
      this.#ahead = Promise.resolve(first);
    } catch (cause) {
      await this.cancel();
      throw cause;
    }
  }

  get chunks(): AsyncIterable<Chunk> {
    return { [Symbol.asyncIterator]: () => this.#read() };
  }

  isTruncated(): boolean {
    return this.#isTruncated;
  }

  async cancel(): Promise<void> {
    if (!this.#isEnded) this.#stop(queryCancelled());
    await this.#ended.promise;
  }

  async *#read(): AsyncGenerator<Chunk> {
    try {
      for (;;) {
        const block = await (this.#spent.rows < this.#limits.maxRows ? this.#take() : this.#takeBeyond());
        if (!block) return this.#finish();
        const cut = cutBlock(block, this.#spent, this.#limits);
        this.#spent = cut.spent;
        this.#isTruncated ||= cut.isTruncated;
        if (!cut.isFull) this.#readAhead();
        if (cut.chunk.rowCount > 0 || !cut.isFull) yield cut.chunk;
        if (cut.isFull) return this.#finish();
      }
    } finally {
      await this.cancel();
    }
  }

  /** The block that was read ahead. */
  async #take(): Promise<Block | null> {
    try {
      const block = await this.#ahead;
      this.#ahead = null;
      if (this.#stopReason) throw this.#stopReason;
      return block;
    } catch (cause) {
      throw this.#stopReason ?? cause;
    }
  }

  /**
   * With all rows that may be had, another tells that there are more. One that does not come soon is not waited for: the
   * query is stopped, and what it would still have found counts as cut.
   */
  async #takeBeyond(): Promise<Block | null> {
    const enough = queryCancelled();
    const patience = setTimeout(() => this.#stop(enough), beyondMs);
    try {
      return await this.#take();
    } catch (cause) {
      if (cause !== enough) throw cause;
      this.#isTruncated = true;
      return null;
    } finally {
      clearTimeout(patience);
    }
  }

  #readAhead(): void {
    this.#isReading = true;
    // One row beyond the limit tells that there are more.
    const ahead = this.#query.next(this.#limits.maxRows - this.#spent.rows + 1).finally(() => {
      this.#isReading = false;
      if (this.#stopReason) this.#finish();
    });
    // Nobody may be waiting for it when it fails.
    ahead.catch(() => undefined);
    this.#ahead = ahead;
  }

  #stop(reason: AppError): void {
    if (this.#isEnded || this.#stopReason) return;
    this.#stopReason = reason;
    if (!this.#isReading) return this.#finish();
    const insist = setTimeout(() => this.#query.abandon(), stopGraceMs);
    void this.#ended.promise.then(() => clearTimeout(insist));
    void this.#query.stop();
  }

  #finish(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    clearTimeout(this.#timer);
    this.#signal?.removeEventListener("abort", this.#onAbort);
    this.#query.close();
    this.#ended.resolve();
  }
}

/** How long a server may take to end a query. */
const stopGraceMs = 1_500;
/** How long it may take to find one row more than the limit. */
const beyondMs = 500;
