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
  /** How long the job may continue after it was cancelled. */
  readonly stopGraceMs: number | undefined;
  /** Called if it continues longer. */
  readonly onStuck: (() => void) | undefined;
}

/**
 * An open job from its caller's point of view. Replies are trusted to match the types of the job, because both
 * processes run the same source.
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

  /** Null unless it was cancelled before it ended. */
  get cancelReason(): AppError | null {
    return this.#cancelReason;
  }

  /**
   * Asks the performer to stop. If the job then fails, it fails with this reason; if it completes first, it succeeds.
   */
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
