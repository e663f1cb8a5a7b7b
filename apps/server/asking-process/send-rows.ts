import { setImmediate as afterWhatIsReady } from "node:timers/promises";

/** How many parts may be on their way to who reads them. */
const mostUnread = 2;
/** Of one part; more text than this goes out at once. */
const partLength = 65_536;

/** Gives parts away as fast as they are taken: who reads slowly has the query wait, not memory grow. */
export class RowSender {
  readonly #send: (bytes: Uint8Array, isLast: boolean) => void;
  #unread = 0;
  #wake: () => void = () => undefined;

  constructor(send: (bytes: Uint8Array, isLast: boolean) => void) {
    this.#send = send;
  }

  /** One more was taken. */
  taken(): void {
    this.#unread--;
    this.#wake();
  }

  /**
   * Sends all parts of a text. Small ones that are there together go out together, so that a small result is one part;
   * none waits for one that is still to come. Nothing more is sent once the signal is aborted.
   */
  async send(texts: AsyncGenerator<string>, signal: AbortSignal): Promise<void> {
    signal.addEventListener("abort", () => this.#wake(), { once: true });
    let gathered = "";
    let next = texts.next();
    for (;;) {
      const soon = await Promise.race([next, afterWhatIsReady(null)]);
      if (soon === null || gathered.length >= partLength) {
        if (gathered !== "") await this.#give(gathered, signal);
        gathered = "";
      }
      const text = soon ?? (await next);
      if (text.done === true) return this.#send(Buffer.from(gathered), true);
      gathered += text.value;
      next = texts.next();
      // Whoever stops meanwhile is told by the query itself.
      next.catch(() => undefined);
    }
  }

  async #give(text: string, signal: AbortSignal): Promise<void> {
    this.#send(Buffer.from(text), false);
    this.#unread++;
    while (this.#unread >= mostUnread && !signal.aborted) {
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
