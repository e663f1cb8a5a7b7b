import { AppError } from "@askery/model";

/* What comes of a statement, in words that are the same whatever server it is. `said` is what that server said. */

export function queryRefused(said: string, cause?: unknown): AppError {
  return new AppError("query-refused", `The statement was refused: ${said}.`, {
    fix: "Write one SELECT that reads tables of this database. Nothing else is allowed.",
    cause,
  });
}

/** The server's own limit of time, which is there should we be gone. */
export function queryTookTooLong(said: string, cause: unknown): AppError {
  return new AppError("query-timed-out", `The query took too long and was stopped: ${said}.`, {
    fix: "Ask for less data at once, or raise the time limit.",
    cause,
  });
}

export function queryTooLarge(said: string, cause: unknown): AppError {
  return new AppError("query-too-large", `The query needed more resources than the server has: ${said}.`, {
    fix: "Ask for less data at once: a shorter period, fewer columns, or a filter.",
    cause,
  });
}

export function queryFailed(said: string, cause: unknown): AppError {
  return new AppError("query-failed", `The database could not run the statement: ${said}.`, {
    fix: "Check the names and syntax of the statement.",
    cause,
  });
}
