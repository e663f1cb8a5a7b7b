import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "@askery/model";
import { operationMessages } from "../messages/operation-messages.ts";
import { storeFileName } from "./open-store.ts";

/** The server's files in its data folder. */
const ownNames = [
  storeFileName,
  `${storeFileName}-wal`,
  `${storeFileName}-shm`,
  "server.lock",
  "secret.key",
  "uploads",
  "sample",
];

/**
 * Creates a private data folder. In an existing folder, removes other users' access to the server's files.
 *
 * @throws AppError `store-unavailable` if the folder is not writable
 */
export function protectFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const name of ownNames) closeToOthers(join(folder, name));
  } catch (cause) {
    throw new AppError("store-unavailable", operationMessages.folderReadOnly(folder), { cause });
  }
}

function closeToOthers(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats !== undefined && (stats.mode & 0o077) !== 0) chmodSync(path, stats.mode & 0o700);
}

/**
 * Refuses a folder whose store was emptied: SQLite would take a file of 0 bytes for a new store, and everybody's data
 * would seem to be gone.
 *
 * @throws AppError `store-unavailable`
 */
export function refuseEmptiedStore(folder: string): void {
  const path = join(folder, storeFileName);
  const isEmptied = sizeOf(path) === 0 && (sizeOf(`${path}-wal`) ?? 0) === 0 && hasBeenUsed(folder);
  if (isEmptied) throw new AppError("store-unavailable", operationMessages.storeEmptied(path));
}

/** Null for no file. */
function sizeOf(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.size ?? null;
}

/** The key is written, and files are uploaded, only after the store. */
function hasBeenUsed(folder: string): boolean {
  const uploads = join(folder, "uploads");
  return existsSync(join(folder, "secret.key")) || (existsSync(uploads) && readdirSync(uploads).length > 0);
}
