import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { AppError } from "@askery/model";
import { readStoreFailure } from "./store-failure.ts";
import { operationMessages } from "../messages/operation-messages.ts";

/** A held lock. `release` may be called twice. */
export interface FolderLock {
  release(): void;
}

/**
 * Keeps other servers from using a data folder.
 *
 * The lock is the operating system's, on a file that SQLite opens exclusively. It ends with the process, however that
 * ends, so no lock is ever left behind.
 *
 * @throws AppError `store-locked` while another server has it, `store-unavailable` if nothing can be written
 */
export function lockFolder(folder: string): FolderLock {
  const database = openLockFile(folder);
  try {
    database.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    database.close();
    if (isBusy(error)) throw alreadyLocked(folder, error);
    throw readStoreFailure(error) ?? error;
  }
  return {
    release: () => {
      if (database.isOpen) database.close();
    },
  };
}

function openLockFile(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return new DatabaseSync(join(folder, "server.lock"), { timeout: 0 });
  } catch (error) {
    throw new AppError("store-unavailable", operationMessages.folderReadOnly(folder), { cause: error });
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === 5;
}

function alreadyLocked(folder: string, cause: unknown): AppError {
  return new AppError("store-locked", operationMessages.folderLocked(folder), { cause });
}
