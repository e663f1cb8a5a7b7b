import {
  getSyncStatus,
  startSync,
  stopSync,
  type Sync,
  type SyncProgress,
  type SyncStatus,
} from "@askery/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../../../shared/server/call.ts";
import { invalidateAll, queryKeyOf, endpointQuery } from "../../../shared/server/endpoint-query.ts";
import { refreshSchema, syncEndpoints } from "../settings/schema-endpoints.ts";
import { watchSync } from "./watch-sync.ts";
import { failures } from "../../../shared/wording/failures.ts";
import { reportFailure } from "../../../shared/server/report-failure.ts";

export interface SyncHandle {
  /** Null while unknown. */
  readonly status: SyncStatus | null;
  readonly isRunning: boolean;
  /** The progress of the running sync; null while unknown. */
  readonly progress: SyncProgress | null;
  /** The sync that ended while being watched; null before. */
  readonly ended: Sync | null;
  readonly start: () => void;
  readonly isStarting: boolean;
  readonly stop: () => void;
  readonly isStopping: boolean;
}

/** The state of a database's sync, with functions to start and stop it. */
export function useSync(databaseId: string): SyncHandle {
  const client = useQueryClient();
  const status = useQuery(endpointQuery(getSyncStatus, { params: { databaseId } }));
  // A short sync may be over before the status shows that it runs.
  const [startedId, setStartedId] = useState<string | null>(null);
  const runningId = startedId ?? status.data?.runningId ?? null;
  const [seen, setSeen] = useState<Seen | null>(null);
  const [ended, setEnded] = useState<Sync | null>(null);
  useEffect(() => {
    if (runningId === null) return;
    return watchSync(databaseId, runningId, {
      onProgress: (progress) => setSeen({ syncId: runningId, progress }),
      onEnd: (sync) => {
        setEnded(sync);
        setStartedId(null);
        client.setQueryData<SyncStatus>(queryKeyOf(getSyncStatus, { databaseId }), (now) =>
          now === undefined ? undefined : { ...now, runningId: null },
        );
        void refreshSchema(client, databaseId);
      },
    });
  }, [client, databaseId, runningId]);
  const starting = useMutation({
    mutationFn: async () => call(startSync, { params: { databaseId } }),
    onMutate: () => setEnded(null),
    onSuccess: ({ id }) => setStartedId(id),
    onError: (error) => reportFailure(failures.tablesNotRead, error),
    onSettled: async () => invalidateAll(client, syncEndpoints, { databaseId }),
  });
  const stopping = useMutation({
    mutationFn: async (syncId: string) => call(stopSync, { params: { databaseId, syncId } }),
    onError: (error) => reportFailure(failures.readingNotStopped, error),
    onSettled: async () => invalidateAll(client, syncEndpoints, { databaseId }),
  });
  return {
    status: status.data ?? null,
    isRunning: runningId !== null,
    progress: seen?.syncId === runningId ? (seen?.progress ?? null) : null,
    ended,
    start: () => starting.mutate(),
    isStarting: starting.isPending,
    stop: () => {
      if (runningId !== null) stopping.mutate(runningId);
    },
    isStopping: stopping.isPending,
  };
}

interface Seen {
  readonly syncId: string;
  readonly progress: SyncProgress;
}
