import { AppError } from "@askery/model";
import { cancelReasonOf } from "./failure.ts";
import { messages } from "./messages.ts";

export interface WaitOptions {
  /** Who waits, such as a user. Default: one owner for all. */
  readonly owner?: string | undefined;
  /** Aborting it leaves the queue; the wait then fails with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * A queue for a scarce resource. Owners take turns, and the waits of one owner are served in order, so an owner with a
 * hundred waits delays another by only one.
 */
export class FairQueue<Grant> {
  readonly #maxPerOwner: number;
  /** Owners in the order of their turns. */
  readonly #lines = new Map<string, Waiting<Grant>[]>();

  /** @param maxPerOwner how many waits one owner may have; more fail with `too-many-requests`. Default: no limit. */
  constructor(maxPerOwner = Infinity) {
    this.#maxPerOwner = maxPerOwner;
  }

  get isEmpty(): boolean {
    return this.#lines.size === 0;
  }

  /** Resolves with the value that `give` gets. */
  async wait({ owner = "", signal }: WaitOptions = {}): Promise<Grant> {
    if (signal?.aborted) throw cancelReasonOf(signal.reason);
    const line = this.#lines.get(owner) ?? [];
    if (line.length >= this.#maxPerOwner) throw lineTooLong(this.#maxPerOwner);
    const { promise, resolve, reject } = Promise.withResolvers<Grant>();
    const waiting = { resolve, reject };
    line.push(waiting);
    this.#lines.set(owner, line);
    const leave = () => {
      if (signal === undefined || !this.#remove(owner, waiting)) return;
      reject(cancelReasonOf(signal.reason));
    };
    signal?.addEventListener("abort", leave);
    try {
      return await promise;
    } finally {
      signal?.removeEventListener("abort", leave);
    }
  }

  /** Serves the next wait; false if there is none. The owner then goes to the end of the queue. */
  give(grant: Grant): boolean {
    const [next] = this.#lines;
    if (next === undefined) return false;
    const [owner, line] = next;
    const waiting = line.shift();
    this.#lines.delete(owner);
    if (line.length > 0) this.#lines.set(owner, line);
    waiting?.resolve(grant);
    return true;
  }

  /** Fails all waits with this reason. */
  close(reason: AppError): void {
    const lines = [...this.#lines.values()];
    this.#lines.clear();
    for (const { reject } of lines.flat()) reject(reason);
  }

  #remove(owner: string, waiting: Waiting<Grant>): boolean {
    const line = this.#lines.get(owner);
    const index = line?.indexOf(waiting) ?? -1;
    if (line === undefined || index === -1) return false;
    line.splice(index, 1);
    if (line.length === 0) this.#lines.delete(owner);
    return true;
  }
}

interface Waiting<Grant> {
  readonly resolve: (grant: Grant) => void;
  readonly reject: (reason: Error) => void;
}

function lineTooLong(maxPerOwner: number): AppError {
  return new AppError("too-many-requests", messages.tooManyWaiting(maxPerOwner));
}
