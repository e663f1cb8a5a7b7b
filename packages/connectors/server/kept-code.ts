import type { DatabaseCode } from "@askery/model";
import type { CodeOptions } from "../connector.ts";
import { queryCancelled } from "../stop-reasons.ts";

/** Caches the code that a database defines, and reads it again once it is old. Concurrent callers share one read. */
export class KeptCode {
  readonly #readAgain: (options: Pick<CodeOptions, "onQueuePosition">) => Promise<DatabaseCode>;
  #kept: { readonly reading: Promise<DatabaseCode>; readonly readAtMs: number } | null = null;

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
    if (this.#kept !== null && nowMs - this.#kept.readAtMs <= maxAgeMs) return this.#kept.reading;
    const kept = { reading: this.#readAgain(options), readAtMs: nowMs };
    kept.reading.catch(() => {
      if (this.#kept === kept) this.#kept = null;
    });
    this.#kept = kept;
    return kept.reading;
  }
}

const maxAgeMs = 60_000;
