import { AppError } from "@askery/model";

/** Why a query ended before its last row. */
export function queryCancelled(cause?: unknown): AppError {
  return new AppError("query-cancelled", "The query was stopped before it finished.", {
    fix: "Ask again to get the answer.",
    cause,
  });
}

export function queryTimedOut(timeoutMs: number): AppError {
  return new AppError(
    "query-timed-out",
    `The query took longer than ${String(timeoutMs / 1000)} s and was stopped.`,
    {
      fix: "Ask for less data at once, or raise the time limit.",
    },
  );
}
