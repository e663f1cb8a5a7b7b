import { setTimeout as wait } from "node:timers/promises";
import type { SyncContext } from "./sync-context.ts";
import { getSync } from "./read-syncs.ts";
import { stopLeftSyncs } from "./stop-left-syncs.ts";

export interface WatchSyncRequest {
  readonly databaseId: string;
  readonly syncId: string;
  /** Aborted when the watcher leaves. The sync continues. */
  readonly signal: AbortSignal;
}

const heartbeatMs = 10_000;
const pollMs = 500;

/** Bytes of a stream of events: how far a sync is, as it happens, then what came of it. @throws AppError `not-found` */
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

/** One that this server does not work on: it is over, it was left, or another server works on it. */
async function waitElsewhere(context: SyncContext, request: WatchSyncRequest): Promise<void> {
  await stopLeftSyncs(context);
  while (!request.signal.aborted && (await getSync(context, request)).state === "running") await wait(pollMs);
}
