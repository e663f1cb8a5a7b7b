import { restoreFailure } from "./asking-failure.ts";
import type { SavedDatabase, SavedSource } from "./database-source.ts";
import type { AskingFailure } from "./jobs.ts";

/** Asks the server's process for what opening a saved database takes, and waits for it. */
export class SavedDatabases {
  readonly #need: (id: number, source: SavedSource) => void;
  readonly #waiting = new Map<number, PromiseWithResolvers<SavedDatabase>>();
  #nextId = 1;

  constructor(need: (id: number, source: SavedSource) => void) {
    this.#need = need;
  }

  load(source: SavedSource): Promise<SavedDatabase> {
    const id = this.#nextId++;
    const waiting = Promise.withResolvers<SavedDatabase>();
    this.#waiting.set(id, waiting);
    this.#need(id, source);
    return waiting.promise.finally(() => this.#waiting.delete(id));
  }

  take(id: number, saved: SavedDatabase): void {
    this.#waiting.get(id)?.resolve(saved);
  }

  fail(id: number, failure: AskingFailure): void {
    this.#waiting.get(id)?.reject(restoreFailure(failure));
  }
}
