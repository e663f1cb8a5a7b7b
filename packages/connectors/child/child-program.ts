import { AppError } from "@askery/model";
import type { ProcessEnd, Program } from "@askery/process";
import { queryMessages } from "../messages/query-messages.ts";

/**
 * A child process that has a database open, with a memory limit. SQLite can't be interrupted within a row and DuckDB
 * may be deep in one operator, so a query that does not stop soon is killed with its process.
 */
export function childProgram(url: URL, memoryMb: number): Program {
  return {
    url,
    heapMb: memoryMb,
    maxResidentMb: memoryMb + baseMemoryMb,
    // JSON is faster for rows of cells.
    serialization: "json",
    stopGraceMs: 500,
    describeEnd: (end) => describeEnd(end, memoryMb),
  };
}

/** The memory of an idle process. */
const baseMemoryMb = 150;

function describeEnd(end: ProcessEnd, memoryMb: number): AppError {
  switch (end.kind) {
    case "closed":
      return new AppError("database-gone", queryMessages.closed);
    case "too-large":
      return memoryExceeded(memoryMb, end.jobCount);
    case "stuck":
      return new AppError("database-gone", queryMessages.processReplaced);
    case "silent":
    case "crashed":
      return new AppError("database-gone", queryMessages.processEnded, {
        cause: end.kind === "crashed" ? end.cause : undefined,
      });
  }
}

/** Nothing shows which of several queries used the memory. */
function memoryExceeded(memoryMb: number, queryCount: number): AppError {
  return new AppError("query-too-large", queryMessages.processTooLarge(queryCount, memoryMb));
}
