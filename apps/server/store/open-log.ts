import { open, type FileHandle } from "node:fs/promises";
import { groupSyncs, type SyncWrites } from "./group-syncs.ts";
import { readStoreFailure } from "./store-failure.ts";

/** The write-ahead log of the embedded store. */
export interface WriteAheadLog {
  /** Waits, outside of this thread, until all transactions are on the disk. @throws AppError `store-unavailable` … */
  readonly sync: SyncWrites;
  readonly close: () => Promise<void>;
}

/**
 * Opens a log for syncing: SQLite itself syncs it only before it copies it into the database. The file is opened with the
 * first sync, when SQLite has made it, and remains open, so that every failure of the disk is reported.
 */
export function openLog(path: string): WriteAheadLog {
  let file: Promise<FileHandle> | null = null;
  const sync = async (): Promise<void> => {
    try {
      file ??= open(path, "r+");
      await (await file).datasync();
    } catch (error) {
      throw readStoreFailure(error) ?? error;
    }
  };
  return { sync: groupSyncs(sync), close: async () => (await file)?.close() };
}

/** The log of a database that is on no disk. */
export const noLog: WriteAheadLog = { sync: () => Promise.resolve(), close: () => Promise.resolve() };
