import { realpath } from "node:fs/promises";
import { isAbsolute, relative, sep } from "node:path";
import { AppError } from "@askery/model";

/**
 * The file that a path really leads to, once symbolic links and `..` are followed: only inside of a folder that the
 * operator allows. Whether a file outside of them exists is not told.
 *
 * @throws AppError `forbidden`, `file-missing`
 */
export async function checkFilePath(path: string, folders: readonly string[]): Promise<string> {
  if (folders.length === 0) {
    throw new AppError("forbidden", "Files on the server can't be opened here.", {
      fix: "Upload the file, or ask whoever runs the server to set ASKERY_FILE_FOLDERS.",
      field: "path",
    });
  }
  const allowed = await Promise.all(folders.map((folder) => realpath(folder).catch(() => folder)));
  if (
    !allowed.some((folder) => isInside(folder, path)) &&
    !folders.some((folder) => isInside(folder, path))
  ) {
    throw outside(folders);
  }
  const real = await realpath(path).catch((cause: unknown) => {
    throw new AppError("file-missing", "There is no such file on the server.", {
      fix: "Check the spelling of the path.",
      field: "path",
      cause,
    });
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
  return new AppError("forbidden", "This file is not in a folder that may be opened.", {
    fix: `Name a file in ${folders.join(" or ")}.`,
    field: "path",
  });
}
