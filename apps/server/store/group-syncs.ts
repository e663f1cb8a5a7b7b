/** Resolves when everything that was written before the call is on the disk. */
export type SyncWrites = () => Promise<void>;

/**
 * Lets writes share syncs of a file. A write that is made while a sync runs may not be part of it, so it waits for the next
 * one, together with all others that were made meanwhile.
 *
 * @param sync waits until all that was written before is on the disk
 */
export function groupSyncs(sync: () => Promise<void>): SyncWrites {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const start = (): Promise<void> => {
    next = null;
    const started = sync();
    running = started;
    const end = () => {
      if (running === started) running = null;
    };
    started.then(end, end);
    return started;
  };
  return () => {
    if (next !== null) return next;
    if (running === null) return start();
    // The failure of another sync is not that of this one.
    next = running.then(start, start);
    return next;
  };
}
