import { AppError } from "@askery/model";
import type { ProcessEnd, Program } from "@askery/process";
import { queryMessages } from "../messages/query-messages.ts";

/**
 * A program of ours that has a database open, within some memory. SQLite can't hear in the middle of a row and DuckDB may
 * be deep in one operator, so a query that does not stop soon is killed with its process.
 */
export function childProgram(url: URL, memoryMb: number): Program {
  return {
    url,
    heapMb: memoryMb,
    maxResidentMb: memoryMb + baseMemoryMb,
    // Rows of cells are faster as JSON.
    serialization: "json",
    stopGraceMs: 500,
    describeEnd: (end) => describeEnd(end, memoryMb),
  };
}

/** What an idle process takes. */
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

/** Nothing shows which of several queries took it. */
function memoryExceeded(memoryMb: number, queryCount: number): AppError {
  return new AppError("query-too-large", queryMessages.processTooLarge(queryCount, memoryMb));
}
