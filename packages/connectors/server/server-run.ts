import type { AppError, TableColumn } from "@askery/model";
import { cutBlock } from "../child/cut-block.ts";
import type { Spent } from "../child/cut-block.ts";
import type { Block } from "../child/database.ts";
import type { Chunk, Limits, Run } from "../connector.ts";
import { queryCancelled, queryTimedOut } from "../stop-reasons.ts";

/** A query on a server session. The first `next` starts it. */
export interface ServerQuery {
  /** Returns at most `maxRows` more rows; null after the last. Throws an `AppError`. */
  next(maxRows: number): Promise<Block | null>;
  /** Available once the first `next` has resolved. */
  columns(): readonly TableColumn[];
  /** Asks the server to end the query; a pending `next` then fails soon. */
  stop(): Promise<void>;
  /** Cuts the connection if the server did not react; a pending `next` fails at once. */
  abandon(): void;
  /** Returns the session. Called once, with no pending `next`. */
  close(): void;
}

export interface ServerRunOptions {
  readonly limits: Limits;
  readonly signal: AbortSignal | undefined;
}

/** Starts a query; resolves with the first rows, or with none if the result is empty. */
export async function startServerRun(query: ServerQuery, options: ServerRunOptions): Promise<Run> {
  const run = new ServerRun(query, options);
  await run.start();
  return run;
}

/**
 * One run with its limits, timeout and cancellation. Reads one block ahead, so that a slow reader slows the query down
 * instead of filling memory.
 */
class ServerRun implements Run {
  columns: readonly TableColumn[] = [];
  readonly #query: ServerQuery;
  readonly #limits: Limits;
  readonly #signal: AbortSignal | undefined;
  readonly #timer: NodeJS.Timeout;
  readonly #onAbort: () => void;
  readonly #ended = Promise.withResolvers<void>();
  /** The block that is read ahead; null after the last. */
  #ahead: Promise<Block | null> | null = null;
  #isReading = false;
  #spent: Spent = { rows: 0, bytes: 0 };
  #isTruncated = false;
  #isEnded = false;
  /** Why the run is being stopped; takes precedence over the server's error. */
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

  /** Waits for the block that was read ahead. */
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
   * With the maximum number of rows reached, one more row shows that the result is truncated. If it does not arrive
   * soon, stops the query and treats the result as truncated.
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
    // One row beyond the limit shows that there are more.
    const ahead = this.#query.next(this.#limits.maxRows - this.#spent.rows + 1).finally(() => {
      this.#isReading = false;
      if (this.#stopReason) this.#finish();
    });
    // Prevents an unhandled rejection if nothing is waiting.
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
/** How long it may take to find one row beyond the limit. */
const beyondMs = 500;
