import type { SyncProgress } from "@askery/api";

/** Receives the events of a sync. */
export interface SyncListener {
  readonly onProgress: (progress: SyncProgress) => void;
  readonly onSettled: () => void;
}

export interface SyncControl {
  readonly signal: AbortSignal;
  readonly report: (progress: SyncProgress) => void;
}

export interface SyncWork {
  readonly id: string;
  readonly databaseId: string;
  /** Does the work and saves the outcome. Never rejects. Aborting the signal stops it. */
  readonly run: (control: SyncControl) => Promise<void>;
}

/** The syncs that this server runs, at most one per database. They continue without watchers. */
export class RunningSyncs {
  readonly #syncs = new Map<string, RunningSync>();

  /** The id of the running sync of a database; null if there is none. */
  idOf(databaseId: string): string | null {
    return this.#of(databaseId)?.id ?? null;
  }

  progressOf(id: string): SyncProgress | null {
    return this.#syncs.get(id)?.progress ?? null;
  }

  start({ id, databaseId, run }: SyncWork): void {
    const sync: RunningSync = {
      id,
      databaseId,
      controller: new AbortController(),
      listeners: new Set(),
      progress: { step: "connecting", done: 0, total: 0, table: null },
      settled: Promise.resolve(),
    };
    const report = (progress: SyncProgress) => {
      sync.progress = progress;
      for (const listener of sync.listeners) listener.onProgress(progress);
    };
    this.#syncs.set(id, sync);
    sync.settled = this.#settle(sync, run({ signal: sync.controller.signal, report }));
  }

  /**
   * Sends a listener the current state and all further steps, then the end. Returns a function that stops listening;
   * null if the sync is not running here.
   */
  watch(id: string, listener: SyncListener): (() => void) | null {
    const sync = this.#syncs.get(id);
    if (sync === undefined) return null;
    listener.onProgress(sync.progress);
    sync.listeners.add(listener);
    return () => void sync.listeners.delete(listener);
  }

  /** Stops a sync and resolves when it has ended. */
  async stop(id: string): Promise<void> {
    const sync = this.#syncs.get(id);
    sync?.controller.abort();
    await sync?.settled;
  }

  /** Resolves when the running sync of a database, if any, has ended. */
  async settled(databaseId: string): Promise<void> {
    await this.#of(databaseId)?.settled;
  }

  /** Stops all syncs. */
  async close(): Promise<void> {
    await Promise.all([...this.#syncs.keys()].map((id) => this.stop(id)));
  }

  #of(databaseId: string): RunningSync | undefined {
    return [...this.#syncs.values()].find((sync) => sync.databaseId === databaseId);
  }

  async #settle(sync: RunningSync, running: Promise<void>): Promise<void> {
    await running;
    this.#syncs.delete(sync.id);
    for (const { onSettled } of sync.listeners) onSettled();
    sync.listeners.clear();
  }
}

interface RunningSync {
  readonly id: string;
  readonly databaseId: string;
  readonly controller: AbortController;
  readonly listeners: Set<SyncListener>;
  progress: SyncProgress;
  settled: Promise<void>;
}
