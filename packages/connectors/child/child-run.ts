import { AppError } from "@askery/model";
import type { Statement, TableChunk, TableColumn } from "@askery/model";
import type { Limits, Run } from "../connector.ts";
import { queryCancelled, queryTimedOut } from "../stop-reasons.ts";
import type { Lease } from "./child-pool.ts";
import type { Reply } from "./protocol.ts";
import { restoreFailure } from "./request.ts";

export interface ChildRunOptions {
  readonly lease: Lease;
  readonly limits: Limits;
  readonly signal: AbortSignal | undefined;
}

/** Starts a statement in a child process; resolves with the columns, once the first rows are there. */
export async function startRun(statement: Statement, options: ChildRunOptions): Promise<Run> {
  const run = new ChildRun(statement, options);
  await run.started;
  return run;
}

/**
 * One run, seen from the parent. Stopping it asks the child first and kills it when it does not answer in time: SQLite
 * can't hear in the middle of a row, DuckDB may be deep in one operator.
 */
class ChildRun implements Run {
  readonly started: Promise<void>;
  columns: readonly TableColumn[] = [];
  readonly #options: ChildRunOptions;
  readonly #id: number;
  readonly #timeout: NodeJS.Timeout;
  readonly #ended: Promise<void>;
  readonly #onAbort: () => void;
  #killer: NodeJS.Timeout | undefined;
  #inbox: TableChunk[] = [];
  #isTruncated = false;
  #outcome: "running" | "ended" | AppError = "running";
  /** Why it is being stopped; it outranks whatever the child says about it. */
  #stopReason: AppError | null = null;
  #wake: () => void = () => undefined;
  #resolveStarted: () => void = () => undefined;
  #rejectStarted: (error: AppError) => void = () => undefined;
  #resolveEnded: () => void = () => undefined;

  constructor(statement: Statement, options: ChildRunOptions) {
    this.#options = options;
    this.started = new Promise((resolve, reject) => {
      this.#resolveStarted = resolve;
      this.#rejectStarted = reject;
    });
    this.#ended = new Promise((resolve) => (this.#resolveEnded = resolve));
    const { limits, signal, lease } = options;
    this.#onAbort = () => this.#stop(queryCancelled(signal?.reason));
    this.#timeout = setTimeout(() => this.#stop(queryTimedOut(limits.timeoutMs)), limits.timeoutMs);
    this.#id = lease.child.listen({ kind: "run", statement, limits }, (reply) => this.#receive(reply));
    if (signal?.aborted) this.#onAbort();
    signal?.addEventListener("abort", this.#onAbort);
  }

  get chunks(): AsyncIterable<TableChunk> {
    return { [Symbol.asyncIterator]: () => this.#read() };
  }

  isTruncated(): boolean {
    return this.#isTruncated;
  }

  async cancel(): Promise<void> {
    this.#stop(queryCancelled());
    await this.#ended;
  }

  async *#read(): AsyncGenerator<TableChunk> {
    try {
      for (;;) {
        const chunk = this.#stopReason ? undefined : this.#inbox.shift();
        if (chunk) {
          this.#options.lease.child.tell({ id: this.#id, kind: "more" });
          yield chunk;
        } else if (this.#outcome === "ended") {
          return;
        } else if (this.#outcome instanceof AppError) {
          throw this.#outcome;
        } else {
          await new Promise<void>((resolve) => (this.#wake = resolve));
        }
      }
    } finally {
      await this.cancel();
    }
  }

  #receive(reply: Reply): void {
    if (reply.kind === "columns") {
      this.columns = reply.columns;
      if (!this.#stopReason) this.#resolveStarted();
    } else if (reply.kind === "chunk") {
      this.#inbox.push(reply.chunk);
      this.#isTruncated ||= reply.isTruncated;
    } else if (reply.kind === "failed") {
      this.#finish(this.#stopReason ?? restoreFailure(reply.failure));
    } else if (reply.kind === "end") {
      this.#finish(this.#stopReason ?? "ended");
    }
    this.#wake();
  }

  #stop(reason: AppError): void {
    if (this.#outcome !== "running" || this.#stopReason) return;
    this.#stopReason = reason;
    const { child } = this.#options.lease;
    child.tell({ id: this.#id, kind: "stop" });
    this.#killer = setTimeout(() => child.kill(neighborEnded()), stopGraceMs);
  }

  #finish(outcome: "ended" | AppError): void {
    if (this.#outcome !== "running") return;
    this.#outcome = outcome;
    clearTimeout(this.#timeout);
    clearTimeout(this.#killer);
    this.#options.signal?.removeEventListener("abort", this.#onAbort);
    this.#options.lease.child.forget(this.#id);
    this.#options.lease.release();
    if (outcome instanceof AppError) this.#rejectStarted(outcome);
    else this.#resolveStarted();
    this.#resolveEnded();
  }
}

/** How long a child may take to stop by itself. */
const stopGraceMs = 500;

/** What other runs in the same process are told. */
function neighborEnded(): AppError {
  return new AppError("database-gone", "The process that runs queries was ended to stop another query.", {
    fix: "Ask again: it starts anew with the next query.",
  });
}
