/** The number of items that may still be sent. Senders without credit wait in order. */
export class Credit {
  readonly #signal: AbortSignal;
  readonly #waiting: (() => void)[] = [];
  #count: number;

  constructor(count: number, signal: AbortSignal) {
    this.#count = count;
    this.#signal = signal;
    signal.addEventListener("abort", () => this.#wakeAll(), { once: true });
  }

  grant(count: number): void {
    this.#count += count;
    for (let free = this.#count; free > 0; free--) this.#waiting.shift()?.();
  }

  /** Resolves when one more item may be sent. @throws the signal's reason once it is aborted */
  async take(): Promise<void> {
    this.#signal.throwIfAborted();
    while (this.#count === 0) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
      this.#signal.throwIfAborted();
    }
    this.#count--;
  }

  #wakeAll(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}
