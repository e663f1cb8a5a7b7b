import type { AppError, Statement, TableColumn } from "@askery/model";
import type { Lease } from "@askery/process";
import type { Limits, Run } from "../connector.ts";
import { queryCancelled, queryTimedOut } from "../stop-reasons.ts";
import type { DatabaseJobs } from "./database-jobs.ts";

export interface ChildRunOptions {
  readonly lease: Lease<DatabaseJobs>;
  readonly limits: Limits;
  readonly signal: AbortSignal | undefined;
}

/**
 * Starts a statement in a child process; resolves with the columns once the first rows have arrived. The lease is
 * released when the statement has ended there, for whatever reason.
 */
export async function startRun(
  statement: Statement,
  { lease, limits, signal }: ChildRunOptions,
): Promise<Run> {
  const stopping = new AbortController();
  const stop = (reason: AppError) => stopping.abort(reason);
  const onAbort = () => stop(queryCancelled(signal?.reason));
  const timeout = setTimeout(() => stop(queryTimedOut(limits.timeoutMs)), limits.timeoutMs);
  signal?.addEventListener("abort", onAbort);
  if (signal?.aborted) onAbort();
  const started = Promise.withResolvers<readonly TableColumn[]>();
  const stream = lease.child.stream(
    "run",
    { statement, limits },
    { signal: stopping.signal, onProgress: started.resolve, credit: chunksOnTheirWay },
  );
  let isTruncated = false;
  const ended = stream.result
    .then((end) => void (isTruncated = end.isTruncated), started.reject)
    .finally(() => {
      clearTimeout(timeout);
      signal?.removeEventListener("abort", onAbort);
      lease.release();
    });
  return {
    columns: await started.promise,
    chunks: stream,
    isTruncated: () => isTruncated,
    cancel: async () => {
      stop(queryCancelled());
      await ended;
    },
  };
}

/** The child computes one chunk ahead. */
const chunksOnTheirWay = 1;
