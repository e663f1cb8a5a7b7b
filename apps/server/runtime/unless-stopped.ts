import { AppError } from "@askery/model";
import { askingMessages } from "../messages/asking-messages.ts";

/** Waits for a promise until a signal aborts. @throws AppError `query-cancelled` */
export async function unlessStopped<Value>(waiting: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const stopped = Promise.withResolvers<never>();
  const stop = () => stopped.reject(new AppError("query-cancelled", askingMessages.questionStopped));
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop);
  try {
    return await Promise.race([waiting, stopped.promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
