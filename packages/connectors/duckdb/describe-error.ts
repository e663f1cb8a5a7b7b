import { basename } from "node:path";
import { AppError } from "@askery/model";
import { queryRefused } from "../query-failures.ts";
import { findFault } from "./find-fault.ts";

/** What DuckDB said about opening a file, as an error that a person can act on. */
export function describeError(cause: unknown, path: string): AppError {
  if (cause instanceof AppError) return cause;
  const file = basename(path);
  const message = firstLines(cause);
  if (/could not set lock|conflicting lock|being used by another process/i.test(message)) {
    return new AppError("database-locked", `${file} is locked by another program.`, {
      fix: "Close that program, and try again.",
      cause,
    });
  }
  if (/permission denied/i.test(message)) {
    return new AppError("file-unreadable", `The server has no permission to read ${file}.`, {
      fix: "Grant read permission on the file.",
      cause,
    });
  }
  if (/newer version|storage version/i.test(message)) {
    return new AppError("file-corrupt", `${file} was written by another version of DuckDB.`, {
      fix: "Export it with EXPORT DATABASE in that version, and import it with the current version.",
      cause,
    });
  }
  if (message.startsWith("Out of Memory")) {
    return new AppError("query-too-large", `${file} is too large to read into memory.`, {
      fix: "Convert it to Parquet or DuckDB, or allow more memory.",
      cause,
    });
  }
  const plain = message.replace(/^(?:[A-Z]\w* )+Error: /, "");
  return new AppError("file-corrupt", `${file} can't be read: ${plain}.`, {
    fix: "Check that the file was copied completely and that its extension is correct.",
    cause,
  });
}

/** What DuckDB said about a statement, with the place in its text where DuckDB shows one. */
export function describeQueryError(cause: unknown, text = ""): AppError {
  if (cause instanceof AppError) return cause;
  const message = firstLines(cause);
  if (message.startsWith("Out of Memory")) {
    return new AppError("query-too-large", "The query needed more memory than the limit allows.", {
      fix: "Ask for less data at once: a shorter period, fewer columns, or a filter.",
      cause,
    });
  }
  if (message.startsWith("INTERRUPT")) {
    return new AppError("query-cancelled", "The query was stopped before it finished.", {
      fix: "Ask again to get the answer.",
      cause,
    });
  }
  if (message.startsWith("Permission Error") || message.includes("read-only mode")) {
    return queryRefused(message, cause);
  }
  return new AppError(
    "query-failed",
    `DuckDB could not run the statement: ${message}${/[?!]$/.test(message) ? "" : "."}`,
    {
      fix: "Check the names and syntax of the statement.",
      cause,
      span: findFault(cause, text),
    },
  );
}

/** What went wrong and what may have been meant, without the excerpt of the statement behind it. */
function firstLines(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  const [head = ""] = message.split("\n\n");
  return head
    .split("\n")
    .slice(0, 2)
    .join(" ")
    .replace(/[.\s]+$/, "");
}
