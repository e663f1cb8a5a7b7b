import { AppError } from "@askery/model";
import { describeError } from "../duckdb/describe-error.ts";
import type { LoadFile } from "./load-request.ts";

/** What DuckDB or the system said about loading a file, as an error that a person can act on; without our own paths. */
export function describeLoadError(
  cause: unknown,
  { fileName, path, workFolder }: Pick<LoadFile, "fileName" | "path"> & { readonly workFolder: string },
): AppError {
  if (cause instanceof AppError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  if (/no space left|ENOSPC|disk is full|max_temp_directory_size/i.test(message)) {
    return diskFull(fileName, cause);
  }
  if (/^Out of Memory/i.test(message)) return memoryShort(fileName, cause);
  const plain = message.replace(/^(?:[A-Z]\w* )+Error: /, "");
  const told = describeError(
    new Error(plain.replaceAll(path, fileName).replaceAll(`${workFolder}/`, "")),
    fileName,
  );
  return new AppError(told.code, told.message, { fix: told.fix, cause });
}

export function memoryShort(fileName: string, cause?: unknown): AppError {
  return new AppError("file-too-large", `${fileName} needs more memory to load than the server has.`, {
    fix: "Split it into several files and append them, or upload it as CSV or Parquet, which need the least memory.",
    cause,
  });
}

function diskFull(fileName: string, cause: unknown): AppError {
  return new AppError("disk-full", `There is not enough disk space to load ${fileName}.`, {
    fix: "Free disk space on the server, and upload the file again.",
    cause,
  });
}
