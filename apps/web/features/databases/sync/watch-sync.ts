import { watchSync as endpoint, type Sync, type SyncProgress } from "@askery/api";

interface SyncWatcher {
  readonly onProgress: (progress: SyncProgress) => void;
  /** Called at the end; nothing follows. */
  readonly onEnd: (sync: Sync) => void;
}

const firstPauseMs = 300;
const longestPauseMs = 5_000;

/** Watches the progress of a sync until it ends. Reconnects with growing delays. */
export function watchSync(
  databaseId: string,
  syncId: string,
  { onProgress, onEnd }: SyncWatcher,
): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let events: EventSource;
  const path = endpoint.path.replace("{databaseId}", databaseId).replace("{syncId}", syncId);

  const open = () => {
    events = new EventSource(path);
    events.addEventListener("open", () => {
      failures = 0;
    });
    events.addEventListener("progress", ({ data }: MessageEvent<string>) => {
      // The server serializes the same types, which are checked there.
      onProgress(JSON.parse(data) as SyncProgress);
    });
    events.addEventListener("sync", ({ data }: MessageEvent<string>) => {
      events.close();
      onEnd(JSON.parse(data) as Sync);
    });
    events.addEventListener("error", () => {
      // Its built-in reconnection waits too long.
      events.close();
      timer = setTimeout(open, Math.min(firstPauseMs * 2 ** failures, longestPauseMs));
      failures += 1;
    });
  };

  open();
  return () => {
    clearTimeout(timer);
    events.close();
  };
}
