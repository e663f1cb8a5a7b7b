import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { AppError } from "@askery/model";
import { readStoreFailure } from "./store-failure.ts";
import { operationMessages } from "../messages/operation-messages.ts";

/** A lock on a folder. It is safe to call `release` twice. */
export interface FolderLock {
  release(): void;
}

/**
 * Prevents other servers from using a data folder.
 *
 * The operating system holds the lock, on a file that SQLite opens exclusively. It ends with the process, however that
 * ends, so a lock is never left behind.
 *
 * @throws AppError `store-locked` if another server has it, `store-unavailable` if the folder is not writable
 */
export function lockFolder(folder: string): FolderLock {
  const database = openLockFile(folder);
  try {
    database.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    database.close();
    if (hasCode(error, sqliteBusy)) throw alreadyLocked(folder, error);
    if (hasCode(error, sqliteReadOnly)) throw readOnly(folder, error);
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
    throw readOnly(folder, error);
  }
}

/** SQLite's primary result codes, in the low byte of the extended ones. */
const sqliteBusy = 5;
const sqliteReadOnly = 8;

function hasCode(error: unknown, code: number): boolean {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number") return false;
  return (error.errcode & 0xff) === code;
}

function readOnly(folder: string, cause: unknown): AppError {
  return new AppError("store-unavailable", operationMessages.folderReadOnly(folder), { cause });
}

function alreadyLocked(folder: string, cause: unknown): AppError {
  return new AppError("store-locked", operationMessages.folderLocked(folder), { cause });
}
