/** Work that several callers may want at the same time. It is done once, and all of them get its result. */
export class SharedWork<Result> {
  readonly #running = new Map<string, Running<Result>>();

  /**
   * Does the work of a key, or joins the callers that wait for it. A caller whose signal is aborted leaves; the work is
   * aborted when all have left. Results are not cached.
   */
  share(key: string, work: (signal: AbortSignal) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (signal?.aborted) return Promise.reject(toError(signal.reason));
    const running = this.#running.get(key) ?? this.#start(key, work);
    running.callers += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        running.callers -= 1;
        if (running.callers === 0) this.#abort(key, running);
        reject(toError(signal?.reason));
      };
      signal?.addEventListener("abort", leave, { once: true });
      running.result.then(resolve, reject).finally(() => signal?.removeEventListener("abort", leave));
    });
  }

  #start(key: string, work: (signal: AbortSignal) => Promise<Result>): Running<Result> {
    const abort = new AbortController();
    const running: Running<Result> = { result: work(abort.signal), abort, callers: 0 };
    this.#running.set(key, running);
    const end = () => this.#forget(key, running);
    running.result.then(end, end);
    return running;
  }

  #abort(key: string, running: Running<Result>): void {
    this.#forget(key, running);
    running.abort.abort();
  }

  /** Later callers do not join work that was aborted. */
  #forget(key: string, running: Running<Result>): void {
    if (this.#running.get(key) === running) this.#running.delete(key);
  }
}

interface Running<Result> {
  readonly result: Promise<Result>;
  readonly abort: AbortController;
  callers: number;
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error("The caller left.", { cause: reason });
}
