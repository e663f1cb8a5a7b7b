import { invariant } from "@askery/model";
import { yieldToEventLoop } from "../sheet/yield-to-event-loop.ts";
import type { RowIndexes, RowWish, Sheet } from "../sheet/sheet.ts";
import type { JobPort, RowJob, RowMessage, RowReply } from "./row-job.ts";

/** The way to a worker, as `Worker` itself has it. */
interface WorkerPort extends JobPort {
  addEventListener(kind: "message", listener: (event: MessageEvent) => void): void;
  addEventListener(kind: "error" | "messageerror", listener: () => void): void;
  terminate(): void;
}

/** So many cells are handed over at once: the page draws and listens in between. */
const cellsAtOnce = 10_000;

/** A table in a worker, which sorts, searches and prints it while the page goes on. */
export class FarRows {
  readonly #port: WorkerPort;
  readonly #waiting = new Map<number, PromiseWithResolvers<RowReply["result"]>>();
  /** Fulfilled when the table is over there, and every wish before the newest is done with. */
  #ready: Promise<unknown>;
  #newestWish = 0;
  #jobCount = 0;
  #failure: Error | null = null;

  constructor(port: WorkerPort, sheet: Sheet) {
    this.#port = port;
    port.addEventListener("message", ({ data }) => this.#take(data as RowReply));
    port.addEventListener("error", () => this.#fail("The worker of the table failed."));
    port.addEventListener("messageerror", () => this.#fail("The worker of the table was not understood."));
    this.#ready = this.#send(sheet);
  }

  /**
   * The places of the rows that are wished for; null where a newer wish has overtaken this one.
   *
   * @throws Error where the worker can't be loaded or fails, or this was closed
   */
  async arrange(wish: RowWish): Promise<Uint32Array | null> {
    const own = ++this.#newestWish;
    const arranged = this.#ready.then(() =>
      own === this.#newestWish ? this.#ask({ kind: "arrange", wish }) : null,
    );
    this.#ready = arranged.catch(() => undefined);
    const result = await arranged;
    return result instanceof Blob ? null : result;
  }

  /** Rows as text for a spreadsheet. Throws as `arrange` does. */
  async print(rows: RowIndexes): Promise<Blob> {
    await this.#ready;
    const result = await this.#ask({ kind: "print", rows: Uint32Array.from(rows) });
    invariant(result instanceof Blob, "rows are printed as a text");
    return result;
  }

  close(): void {
    this.#port.terminate();
    this.#fail("The table was left.");
  }

  async #send({ values, ...sheet }: Sheet): Promise<void> {
    this.#post({ kind: "sheet", sheet });
    for (const [column, cells] of values.entries()) {
      for (let from = 0; from < cells.length && this.#failure === null; from += cellsAtOnce) {
        this.#post({ kind: "cells", column, cells: cells.slice(from, from + cellsAtOnce) });
        await yieldToEventLoop();
      }
    }
  }

  async #ask(job: RowJob): Promise<RowReply["result"]> {
    if (this.#failure !== null) throw this.#failure;
    const id = ++this.#jobCount;
    const waiting = Promise.withResolvers<RowReply["result"]>();
    this.#waiting.set(id, waiting);
    this.#post({ kind: "job", id, job });
    return waiting.promise;
  }

  #post(message: RowMessage): void {
    this.#port.postMessage(message, { transfer: [] });
  }

  #take({ id, result }: RowReply): void {
    this.#waiting.get(id)?.resolve(result);
    this.#waiting.delete(id);
  }

  #fail(reason: string): void {
    this.#failure ??= new Error(reason);
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }
}
