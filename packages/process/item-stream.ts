import type { AppError } from "@askery/model";

/** The items of one job as their reader takes them, and the job's result. */
export interface JobStream<Item, Result> extends AsyncIterable<Item> {
  /** Settles when the job has ended. Cancel a stream that will not be read to its end before awaiting this. */
  readonly result: Promise<Result>;
  /** Cancels the job and resolves when it has ended. It is safe to call it twice or after the end. */
  cancel(): Promise<void>;
}

export interface ItemStreamOptions<Result> {
  readonly result: Promise<Result>;
  /** Lets the performer send one more item. */
  readonly grant: () => void;
  readonly cancel: () => void;
  /** Why the job was cancelled; null if it was not. */
  readonly cancelReason: () => AppError | null;
}

/**
 * Items that have arrived but were not read yet, at most as many as the stream's credit. Each item that is read grants
 * the performer another, so a slow reader slows the job instead of filling memory. Leaving the loop early cancels the
 * job. After a cancellation there are no more items, and the loop fails with the reason.
 */
export class ItemStream<Item, Result> implements JobStream<Item, Result> {
  readonly result: Promise<Result>;
  readonly #options: ItemStreamOptions<Result>;
  #items: Item[] = [];
  #hasEnded = false;
  #wake: () => void = () => undefined;

  constructor(options: ItemStreamOptions<Result>) {
    this.#options = options;
    this.result = options.result;
    const end = () => {
      this.#hasEnded = true;
      this.#wake();
    };
    this.result.then(end, end);
  }

  put(item: Item): void {
    this.#items.push(item);
    this.#wake();
  }

  async cancel(): Promise<void> {
    if (!this.#hasEnded) this.#options.cancel();
    this.#wake();
    await this.result.catch(() => undefined);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    const { grant, cancelReason } = this.#options;
    try {
      for (;;) {
        const reason = cancelReason();
        if (reason !== null) {
          await this.cancel();
          throw reason;
        }
        const [item] = this.#items;
        if (this.#items.length > 0) {
          this.#items.shift();
          if (!this.#hasEnded) grant();
          yield item as Item;
        } else if (this.#hasEnded) {
          await this.result;
          return;
        } else {
          await new Promise<void>((resolve) => (this.#wake = resolve));
        }
      }
    } finally {
      await this.cancel();
    }
  }
}
