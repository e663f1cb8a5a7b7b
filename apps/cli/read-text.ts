import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { AppError } from "@askery/model";
import { messages } from "./messages.ts";

/** Reads a text file; `-` is standard input. */
export async function readText(path: string): Promise<string> {
  if (path === "-") return text(process.stdin);
  try {
    return await readFile(path, "utf8");
  } catch (cause) {
    throw describeFailure(path, cause);
  }
}

function describeFailure(path: string, cause: unknown): AppError {
  if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") {
    return new AppError("file-missing", messages.fileMissing(path), { cause });
  }
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new AppError("file-unreadable", messages.fileUnreadable(path, reason), { cause });
}
