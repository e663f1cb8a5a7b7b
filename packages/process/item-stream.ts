import type { AppError } from "@askery/model";

/** The items of one job on their way to a reader, and the job's result. */
export interface JobStream<Item, Result> extends AsyncIterable<Item> {
  /** Settles when the job has ended. A stream that nobody reads to its end has to be cancelled first. */
  readonly result: Promise<Result>;
  /** Cancels the job; resolves when it has ended. Twice is allowed, and so is a job that has ended. */
  cancel(): Promise<void>;
}

export interface ItemStreamOptions<Result> {
  readonly result: Promise<Result>;
  /** Lets the performer send one more item. */
  readonly grant: () => void;
  readonly cancel: () => void;
  /** Why the job was cancelled; null where it was not. */
  readonly cancelReason: () => AppError | null;
}

/**
 * Items that have arrived and were not read yet: no more than the credit of the stream. Each item that is read earns the
 * performer credit for another, so a slow reader slows the job instead of filling memory. Leaving the loop early cancels
 * the job. Once it is cancelled there are no more items, and the loop fails with the reason.
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
    this.#options.cancel();
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
