import { setTimeout as wait } from "node:timers/promises";
import type { SyncContext } from "./sync-context.ts";
import { getSync } from "./read-syncs.ts";
import { stopLeftSyncs } from "./stop-left-syncs.ts";

export interface WatchSyncRequest {
  readonly databaseId: string;
  readonly syncId: string;
  /** Aborted when the client has left. The sync continues. */
  readonly signal: AbortSignal;
}

const heartbeatMs = 10_000;
const pollMs = 500;

/** The bytes of an event stream: the progress of a sync as it happens, then its result. @throws AppError `not-found` */
export async function watchSync(
  context: SyncContext,
  request: WatchSyncRequest,
): Promise<ReadableStream<Uint8Array>> {
  await getSync(context, request);
  const { syncId, signal } = request;
  const encoder = new TextEncoder();
  let leave: () => void = () => undefined;
  return new ReadableStream<Uint8Array>({
    start: async (controller) => {
      let isOver = false;
      const write = (text: string) => {
        if (!isOver) controller.enqueue(encoder.encode(text));
      };
      const heartbeat = setInterval(() => write(":\n\n"), heartbeatMs);
      const settled = Promise.withResolvers<void>();
      // Sends something immediately, so that no proxy buffers the stream.
      write(":\n\n");
      const unwatch = context.syncs.watch(syncId, {
        onProgress: (progress) => write(`event: progress\ndata: ${JSON.stringify(progress)}\n\n`),
        onSettled: () => settled.resolve(),
      });
      leave = () => {
        unwatch?.();
        isOver = true;
        clearInterval(heartbeat);
        settled.resolve();
      };
      signal.addEventListener("abort", leave, { once: true });
      await (unwatch === null ? waitElsewhere(context, request) : settled.promise);
      if (isOver) return;
      write(`event: sync\ndata: ${JSON.stringify(await getSync(context, request))}\n\n`);
      leave();
      controller.close();
    },
    cancel: () => leave(),
  });
}

/** Waits for a sync that does not run on this server: it has ended, was abandoned, or runs on another server. */
async function waitElsewhere(context: SyncContext, request: WatchSyncRequest): Promise<void> {
  await stopLeftSyncs(context);
  while (!request.signal.aborted && (await getSync(context, request)).state === "running") await wait(pollMs);
}
