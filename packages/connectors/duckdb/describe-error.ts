import { basename } from "node:path";
import { AppError } from "@askery/model";
import { queryRefused } from "../query-failures.ts";
import { findFault } from "./find-fault.ts";
import { fileMessages } from "../messages/file-messages.ts";
import { queryMessages } from "../messages/query-messages.ts";

/** Describes a failure to open a file, with a fix. */
export function describeError(cause: unknown, path: string): AppError {
  if (cause instanceof AppError) return cause;
  const file = basename(path);
  const message = firstLines(cause);
  if (/could not set lock|conflicting lock|being used by another process/i.test(message)) {
    return new AppError("database-locked", fileMessages.locked(file), { cause });
  }
  if (/permission denied/i.test(message)) {
    return new AppError("file-unreadable", fileMessages.noPermission(file, file), { cause });
  }
  if (/newer version|storage version/i.test(message)) {
    return new AppError("file-corrupt", fileMessages.otherDuckdbVersion(file), { cause });
  }
  if (message.startsWith("Out of Memory")) {
    return new AppError("query-too-large", fileMessages.tooLargeForMemory(file), { cause });
  }
  const plain = message.replace(/^(?:[A-Z]\w* )+Error: /, "");
  return new AppError("file-corrupt", fileMessages.unreadable(file, plain), { cause });
}

/** Describes a failed statement, with the position in its text if DuckDB shows one. */
export function describeQueryError(cause: unknown, text = ""): AppError {
  if (cause instanceof AppError) return cause;
  const message = firstLines(cause);
  if (message.startsWith("Out of Memory")) {
    return new AppError("query-too-large", queryMessages.outOfMemory, { cause });
  }
  if (message.startsWith("INTERRUPT")) {
    return new AppError("query-cancelled", queryMessages.stopped, { cause });
  }
  if (message.startsWith("Permission Error") || message.includes("read-only mode")) {
    return queryRefused(message, cause);
  }
  const span = findFault(cause, text);
  return unknownName.test(message)
    ? new AppError("name-unknown", queryMessages.nameUnknown(message, "DuckDB"), { cause, span })
    : new AppError("query-failed", queryMessages.failed(message, "DuckDB"), { cause, span });
}

/** A table or schema that the catalog lacks, or a column that no table of the statement has. */
const unknownName =
  /^(?:Catalog Error: (?:Table|Schema) with name|Binder Error: (?:Referenced (?:column|table)|Table "[^"]*" does not have a column))/;

/** The error and DuckDB's suggestion, without the excerpt of the statement. */
function firstLines(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  const [head = ""] = message.split("\n\n");
  return head
    .split("\n")
    .slice(0, 2)
    .join(" ")
    .replace(/[.\s]+$/, "");
}
