import type { DatabaseCode } from "@askery/model";
import type { CodeOptions } from "../connector.ts";
import { queryCancelled } from "../stop-reasons.ts";

/** Caches the code that a database defines, and reads it again once it is old. Concurrent callers share one read. */
export class CodeCache {
  readonly #readAgain: (options: Pick<CodeOptions, "onQueuePosition">) => Promise<DatabaseCode>;
  #cached: { readonly reading: Promise<DatabaseCode>; readonly readAtMs: number } | null = null;

  constructor(readAgain: (options: Pick<CodeOptions, "onQueuePosition">) => Promise<DatabaseCode>) {
    this.#readAgain = readAgain;
  }

  async read({ signal, ...options }: CodeOptions): Promise<DatabaseCode> {
    const { promise: left, reject } = Promise.withResolvers<never>();
    const leave = () => reject(queryCancelled(signal?.reason));
    if (signal?.aborted === true) leave();
    signal?.addEventListener("abort", leave, { once: true });
    try {
      return await Promise.race([left, this.#current(options)]);
    } finally {
      signal?.removeEventListener("abort", leave);
    }
  }

  #current(options: Pick<CodeOptions, "onQueuePosition">): Promise<DatabaseCode> {
    const nowMs = performance.now();
    if (this.#cached !== null && nowMs - this.#cached.readAtMs <= maxAgeMs) return this.#cached.reading;
    const cached = { reading: this.#readAgain(options), readAtMs: nowMs };
    cached.reading.catch(() => {
      if (this.#cached === cached) this.#cached = null;
    });
    this.#cached = cached;
    return cached.reading;
  }
}

const maxAgeMs = 60_000;
