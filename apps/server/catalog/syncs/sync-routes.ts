import {
  getSync,
  getSyncStatus,
  listSyncs,
  setSyncSchedule,
  startSync,
  stopSync,
  watchSync,
} from "@askery/api";
import * as read from "./read-syncs.ts";
import { startSync as start } from "./start-sync.ts";
import type { SyncContext } from "./sync-context.ts";
import { stopSync as stop } from "./stop-sync.ts";
import { watchSync as watch } from "./watch-sync.ts";
import { eventStream } from "../../endpoints/event-stream.ts";
import { serve, type Served } from "../../endpoints/serve.ts";

export function syncRoutes(parts: SyncContext): readonly Served[] {
  return [
    serve(startSync, ({ params }, { userId }) => start(parts, { ...params, userId })),
    serve(stopSync, ({ params }) => stop(parts, params)),
    serve(listSyncs, ({ params, query }) => read.listSyncs(parts, { ...params, ...query })),
    serve(getSync, ({ params }) => read.getSync(parts, params)),
    serve(watchSync, async ({ params }, { signal }) =>
      eventStream(await watch(parts, { ...params, signal })),
    ),
    serve(getSyncStatus, ({ params }) => read.getSyncStatus(parts, params)),
    serve(setSyncSchedule, ({ params, body }) => read.setSyncSchedule(parts, { ...params, ...body })),
  ];
}
