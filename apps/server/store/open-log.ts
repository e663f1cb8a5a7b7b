import { open, type FileHandle } from "node:fs/promises";
import type { DatabaseSync } from "node:sqlite";
import { openLogCopier, type LogCopier } from "./copy-log.ts";
import { groupSyncs, type SyncWrites } from "./group-syncs.ts";
import { readStoreFailure } from "./store-failure.ts";

/** The write-ahead log of the embedded store. */
export interface WriteAheadLog extends Pick<LogCopier, "close"> {
  /**
   * Waits, outside of this thread, until all transactions are on the disk. Starts copying a log that has become long.
   *
   * @throws AppError `store-unavailable` …
   */
  readonly sync: SyncWrites;
  /** Syncs in a moment, which nobody waits for. */
  readonly syncSoon: () => void;
}

/**
 * Opens the log of a database for syncing and copying: SQLite itself syncs it only before it copies it into the database.
 * The file is opened with the first sync, when SQLite has made it, and remains open, so that every failure of the disk is
 * reported.
 */
export function openLog(database: DatabaseSync, path: string): WriteAheadLog {
  const { copyIfLong, close } = openLogCopier(database);
  let file: Promise<FileHandle> | null = null;
  const sync = async (): Promise<void> => {
    try {
      // Syncs are shared, so this is less work than after each write. Another caller may be in a transaction by now.
      if (!database.isTransaction) copyIfLong();
      file ??= open(path, "r+");
      await (await file).datasync();
    } catch (error) {
      throw readStoreFailure(error) ?? error;
    }
  };
  const syncWrites = groupSyncs(sync);
  let soon: NodeJS.Timeout | null = null;
  const syncNow = () => {
    soon = null;
    // If the disk fails, so does the next write that waits for it.
    syncWrites().catch(() => undefined);
  };
  return {
    sync: syncWrites,
    syncSoon: () => void (soon ??= setTimeout(syncNow, soonMs)),
    close: async () => {
      if (soon !== null) clearTimeout(soon);
      await close();
      await (await file)?.close();
    },
  };
}

/** How long a write that nobody waits for may not be on its way to the disk. */
const soonMs = 10;

/** The log of a database that is on no disk. */
export const noLog: WriteAheadLog = {
  sync: () => Promise.resolve(),
  syncSoon: () => undefined,
  close: () => Promise.resolve(),
};
