import { invariant } from "@askery/model";
import { yieldToEventLoop } from "../sheet/yield-to-event-loop.ts";
import type { PrintWish, RowWish, Sheet } from "../sheet/sheet.ts";
import type { JobPort, RowJob, RowMessage, RowReply } from "./row-job.ts";

/** The subset of `Worker` that is used here. */
interface WorkerPort extends JobPort {
  addEventListener(kind: "message", listener: (event: MessageEvent) => void): void;
  addEventListener(kind: "error" | "messageerror", listener: () => void): void;
  terminate(): void;
}

/** Cells are sent in batches of this size, so that the page stays responsive in between. */
const cellsAtOnce = 10_000;

/** A table in a worker, which sorts, searches and prints it without blocking the page. */
export class FarRows {
  readonly #port: WorkerPort;
  readonly #waiting = new Map<number, PromiseWithResolvers<RowReply["result"]>>();
  /** Resolves once the table has been sent and all earlier requests are settled. */
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
   * Returns the indexes of the matching rows; null if a newer request has replaced this one.
   *
   * @throws Error if the worker can't be loaded or fails, or this was closed
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

  /** Prints rows as text. Throws like `arrange`. */
  async print(wish: PrintWish): Promise<Blob> {
    await this.#ready;
    const rows = Uint32Array.from(wish.rows);
    const result = await this.#ask({ kind: "print", wish: { ...wish, rows } });
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
