import { AppError } from "@askery/model";

/** Reads a database within some time. What takes longer is cancelled, and fails with `query-timed-out`. */
export async function withinTime<Result>(
  timeoutMs: number,
  read: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stopping = new AbortController();
  const timer = setTimeout(() => stopping.abort(tookTooLong(timeoutMs)), timeoutMs);
  try {
    return await read(stopping.signal);
  } finally {
    clearTimeout(timer);
  }
}

function tookTooLong(timeoutMs: number): AppError {
  return new AppError(
    "query-timed-out",
    `Reading the database took longer than ${String(timeoutMs / 1000)} s.`,
    {
      fix: "Raise the time limit, or connect to fewer tables.",
    },
  );
}
