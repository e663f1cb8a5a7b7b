import { realpath } from "node:fs/promises";
import { isAbsolute, relative, sep } from "node:path";
import { AppError } from "@askery/model";
import { databaseMessages } from "../../messages/database-messages.ts";

/**
 * Resolves symbolic links and `..` in a path, and accepts only files inside a folder that the operator allows. The
 * failure does not reveal whether a file outside of these exists.
 *
 * @throws AppError `forbidden`, `file-missing`
 */
export async function checkFilePath(path: string, folders: readonly string[]): Promise<string> {
  if (folders.length === 0) {
    throw new AppError("forbidden", databaseMessages.serverFilesOff, { field: "path" });
  }
  const allowed = await Promise.all(folders.map((folder) => realpath(folder).catch(() => folder)));
  if (
    !allowed.some((folder) => isInside(folder, path)) &&
    !folders.some((folder) => isInside(folder, path))
  ) {
    throw outside(folders);
  }
  const real = await realpath(path).catch((cause: unknown) => {
    throw new AppError("file-missing", databaseMessages.noSuchServerFile, { field: "path", cause });
  });
  if (!allowed.some((folder) => isInside(folder, real))) throw outside(folders);
  return real;
}

function isInside(folder: string, path: string): boolean {
  if (!isAbsolute(path)) return false;
  const way = relative(folder, path);
  return way !== "" && way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function outside(folders: readonly string[]): AppError {
  return new AppError("forbidden", databaseMessages.outsideFolders(folders), { field: "path" });
}
