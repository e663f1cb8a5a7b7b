import type { AppError } from "@askery/model";
import { cancelReasonOf, describeFailure, restoreFailure } from "./failure.ts";
import type { Reply, Request } from "./message.ts";

export interface OpenCallOptions {
  readonly id: number;
  readonly send: (request: Request) => void;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: ((progress: never) => void) | undefined;
  readonly onItem: ((item: never) => void) | undefined;
  readonly onEnd: () => void;
  /** How long the job may go on after it was cancelled. */
  readonly stopGraceMs: number | undefined;
  /** Called when it went on for longer. */
  readonly onStuck: (() => void) | undefined;
}

/**
 * A job that was asked for and has not ended, as its caller sees it. Replies are taken for what the types of the job
 * promise: both processes run the same source.
 */
export class OpenCall {
  readonly id: number;
  readonly result: Promise<unknown>;
  readonly #options: OpenCallOptions;
  readonly #settling = Promise.withResolvers<unknown>();
  readonly #onAbort: () => void;
  #cancelReason: AppError | null = null;
  #hasEnded = false;
  #stuckTimer: NodeJS.Timeout | undefined;

  constructor(options: OpenCallOptions) {
    this.#options = options;
    this.id = options.id;
    this.result = this.#settling.promise;
    const { signal } = options;
    this.#onAbort = () => signal && this.cancel(cancelReasonOf(signal.reason));
    signal?.addEventListener("abort", this.#onAbort);
  }

  /** Null where it was not cancelled before it ended. */
  get cancelReason(): AppError | null {
    return this.#cancelReason;
  }

  /** Asks the performer to stop. A job that then fails fails with this reason; one that is done meanwhile is done. */
  cancel(reason: AppError): void {
    if (this.#hasEnded || this.#cancelReason !== null) return;
    this.#cancelReason = reason;
    const { id, send, stopGraceMs, onStuck } = this.#options;
    send({ kind: "cancel", id, reason: describeFailure(reason) });
    if (stopGraceMs !== undefined) this.#stuckTimer = setTimeout(() => onStuck?.(), stopGraceMs);
  }

  receive(reply: Reply): void {
    switch (reply.kind) {
      case "progress":
        return this.#options.onProgress?.(reply.progress as never);
      case "item":
        return this.#options.onItem?.(reply.item as never);
      case "done":
        this.#end();
        return this.#settling.resolve(reply.result);
      case "failed":
        return this.fail(restoreFailure(reply.failure));
    }
  }

  fail(cause: Error): void {
    this.#end();
    this.#settling.reject(this.#cancelReason ?? cause);
  }

  #end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    clearTimeout(this.#stuckTimer);
    this.#options.signal?.removeEventListener("abort", this.#onAbort);
    this.#options.onEnd();
  }
}
