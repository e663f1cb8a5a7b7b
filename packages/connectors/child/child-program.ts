import { AppError } from "@askery/model";
import type { ProcessEnd, Program } from "@askery/process";

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
      return new AppError("database-gone", "The connection to the database was closed.", {
        fix: "Open it again.",
      });
    case "too-large":
      return memoryExceeded(memoryMb, end.jobCount);
    case "stuck":
      return new AppError("database-gone", "The process that runs queries was ended to stop another query.", {
        fix: "Ask again: it starts anew with the next query.",
      });
    case "silent":
    case "crashed":
      return new AppError("database-gone", "The process that runs queries has ended.", {
        fix: "Ask again: it starts anew with the next query.",
        cause: end.kind === "crashed" ? end.cause : undefined,
      });
  }
}

/** Nothing shows which of several queries took it. */
function memoryExceeded(memoryMb: number, queryCount: number): AppError {
  const who = queryCount > 1 ? "The queries running at the same time" : "The query";
  return new AppError("query-too-large", `${who} needed more than ${String(memoryMb)} MB of memory.`, {
    fix: "Ask again, or ask for less at once: a shorter period, fewer columns, or a filter.",
  });
}
