import { AppError } from "@askery/model";
import { queryMessages } from "../messages/query-messages.ts";

/** Runs a read with a time limit. After it, the read is cancelled and fails with `query-timed-out`. */
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
  return new AppError("query-timed-out", queryMessages.readingTooSlow(timeoutMs));
}
