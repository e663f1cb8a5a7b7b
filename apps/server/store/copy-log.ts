import type { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";

/** Copies the write-ahead log of an embedded store into its database. */
export interface LogCopier {
  /** Starts a copy if the log is long. Call it after a write, outside of transactions. */
  readonly copyIfLong: () => void;
  readonly close: () => Promise<void>;
}

/** How many pages of 4 KB make a long log. When it begins anew, this thread waits for the disk once. */
export const longLogPages = 4_000;
/** A log that grows faster than it is copied is copied by SQLite, which blocks this thread until it can begin anew. */
export const maxLogPages = 20_000;

/**
 * Copies in a thread of its own, because SQLite waits for the disk twice, for seconds if it is busy, and would block all
 * requests. The log begins anew with the first write after everything was copied.
 */
export function openLogCopier(database: DatabaseSync): LogCopier {
  database.exec(`PRAGMA wal_autocheckpoint = ${maxLogPages}`);
  const measure = database.prepare("PRAGMA wal_checkpoint(NOOP)");
  let worker: Worker | null = null;
  let isCopying = false;
  const start = (): Worker => {
    const started = new Worker(new URL("copy-log-worker.ts", import.meta.url), {
      workerData: database.location(),
    });
    started.on("message", () => (isCopying = false));
    // The next copy starts another one.
    started.on("error", () => {
      isCopying = false;
      worker = null;
    });
    started.unref();
    return started;
  };
  return {
    copyIfLong() {
      if (isCopying || Number(measure.get()?.["log"]) < longLogPages) return;
      isCopying = true;
      worker ??= start();
      worker.postMessage("copy", []);
    },
    close: async () => void (await worker?.terminate()),
  };
}
