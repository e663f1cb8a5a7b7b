import { AppError } from "@askery/model";
import { describeError } from "../duckdb/describe-error.ts";
import type { LoadFile } from "./load-request.ts";
import { fileMessages } from "../messages/file-messages.ts";

/** Describes a failure to load a file, with a fix and without our own paths. */
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
  const described = describeError(
    new Error(plain.replaceAll(path, fileName).replaceAll(`${workFolder}/`, "")),
    fileName,
  );
  return new AppError(described.code, described, { cause });
}

export function memoryShort(fileName: string, cause?: unknown): AppError {
  return new AppError("file-too-large", fileMessages.notEnoughMemory(fileName), { cause });
}

function diskFull(fileName: string, cause: unknown): AppError {
  return new AppError("disk-full", fileMessages.diskFull(fileName), { cause });
}
