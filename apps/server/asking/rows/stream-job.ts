import { randomUUID } from "node:crypto";
import { unlessStopped } from "../../runtime/unless-stopped.ts";
import { askingMessages } from "../../messages/asking-messages.ts";
import { findSource, type AskedDatabase } from "../../databases/sources/find-source.ts";
import { maxAtOnce } from "../turns/ask-question.ts";
import { settleFailure } from "../turns/run-turn.ts";
import type { SettledTurn, TurnControl } from "../turns/running-turns.ts";
import type { TurnContext } from "../turns/turn-context.ts";

export interface StreamRequest {
  readonly databaseId: string;
  readonly userId: string;
  /** Starts the job. It ends when the signal is aborted. */
  readonly start: (database: AskedDatabase, signal: AbortSignal) => JobParts;
  /** Whether a failure on the way is the last line; otherwise it aborts the download. */
  readonly hasFailureLine: boolean;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
  /** Called when the job has ended, failed or stopped, once it has started. */
  readonly onSettled?: ((settled: SettledTurn) => void) | undefined;
}

/** All of a small result, or a stream of a larger one. */
export type StreamedBody = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/** Bytes as they arrive; the return value has the last ones. */
export type JobParts = AsyncGenerator<Uint8Array, Uint8Array>;

/**
 * Streams the bytes of a job about a database. A slow client slows down the job; a client that leaves ends its queries
 * in the database. The stream counts as one of a person's questions, and waits in the queue if there are too many.
 *
 * @throws AppError if the job fails to start; a later failure is in the last bytes, or aborts the download
 */
export async function streamJob(context: TurnContext, request: StreamRequest): Promise<StreamedBody> {
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  const { signal } = leaving;
  request.signal.addEventListener("abort", leave, { once: true });
  if (request.signal.aborted) leave();
  const release = await beginWork(context, request.userId, leaving);
  const settle = (settled: SettledTurn) => {
    release(settled);
    request.onSettled?.(settled);
  };
  const fail = (cause: unknown): SettledTurn => {
    const settled = settleFailure(context, cause, { signal, stoppedBy: () => null });
    settle(settled);
    return settled;
  };
  try {
    const { databaseId } = request;
    const database = await unlessStopped(findSource(context, { databaseId }), signal);
    const parts = request.start(database, signal);
    const first = await parts.next();
    if (first.done === true) {
      settle(done);
      return new Uint8Array(first.value);
    }
    const end = () => void endUnread(parts, settle);
    if (signal.aborted) end();
    signal.addEventListener("abort", end, { once: true });
    const rest = readOn(first.value, parts, { signal, settle });
    return streamParts(rest, {
      onLeave: leave,
      explainFailure: (cause) => {
        const { result } = fail(cause);
        return request.hasFailureLine ? `{"failure":${result ?? stopped}}\n` : null;
      },
    });
  } catch (cause) {
    fail(cause);
    throw cause;
  }
}

const done: SettledTurn = { state: "done", result: null };
const left: SettledTurn = { state: "stopped", result: null };
const stopped = JSON.stringify({ code: "query-cancelled", ...askingMessages.queryStopped });

/**
 * Waits for a free slot of a person, and occupies it until the returned function is called. Stopping the work aborts
 * `leaving`.
 *
 * @throws AppError `too-many-requests`, `query-cancelled`
 */
async function beginWork({ turns }: TurnContext, userId: string, leaving: AbortController): Promise<Settle> {
  const { promise, resolve } = Promise.withResolvers<SettledTurn>();
  const run = ({ signal }: TurnControl) => {
    signal.addEventListener("abort", () => leaving.abort(), { once: true });
    return promise;
  };
  const { signal } = leaving;
  await turns.startInLine({ id: `rows:${randomUUID()}`, userId, run }, { most: maxAtOnce, signal });
  return resolve;
}

type Settle = (settled: SettledTurn) => void;

/** Ends a query whose client has left, and frees its slot. */
async function endUnread(parts: JobParts, settle: Settle): Promise<void> {
  await parts.return(new Uint8Array());
  settle(left);
}

async function* readOn(
  first: Uint8Array,
  parts: JobParts,
  { signal, settle }: { readonly signal: AbortSignal; readonly settle: Settle },
): AsyncGenerator<Uint8Array> {
  yield first;
  const last = yield* parts;
  yield last;
  // A query that ended early has no complete result.
  if (signal.aborted) throw signal.reason;
  settle(done);
}

interface PartsOptions {
  readonly onLeave: () => void;
  /** The last line for a failure; null aborts the stream instead. */
  readonly explainFailure: (cause: unknown) => string | null;
}

/** Streams the parts, and reads each part when the previous one was sent. */
function streamParts(
  parts: AsyncGenerator<Uint8Array>,
  { onLeave, explainFailure }: PartsOptions,
): ReadableStream<Uint8Array> {
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    try {
      const part = await parts.next();
      if (part.done === true) controller.close();
      else controller.enqueue(part.value);
    } catch (cause) {
      const line = explainFailure(cause);
      if (line === null) return controller.error(cause);
      controller.enqueue(new TextEncoder().encode(line));
      controller.close();
    }
  };
  return new ReadableStream<Uint8Array>({ pull, cancel: onLeave }, { highWaterMark: 0 });
}
