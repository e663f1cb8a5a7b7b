import { getSession, listConversations, type ConversationSummary, type Database } from "@askery/api";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNow } from "../wording/use-now.ts";
import { invalidateAll, minuteMs } from "../server/endpoint-query.ts";
import { latestConversationsQuery } from "../server/queries.ts";

interface LatestProjects {
  readonly projects: readonly ConversationSummary[];
  readonly isKnown: boolean;
  /** Whether the server is still answering the example projects of a new sample database. */
  readonly isPreparing: boolean;
}

const pollMs = 2_000;
/** Longer than a server takes to build the sample and answer its examples. One without a sample never does. */
const longestPreparationMs = 10 * minuteMs;

/** The latest projects of a database. Those of a new sample appear as soon as they are answered. */
export function useLatestProjects({ id, awaitsExamples, createdAtMs }: Database): LatestProjects {
  const client = useQueryClient();
  const now = useNow();
  const isAwaiting = awaitsExamples && now - createdAtMs < longestPreparationMs;
  const latest = useQuery({
    ...latestConversationsQuery(id),
    refetchInterval: ({ state }) => (state.data?.items.length === 0 && isAwaiting ? pollMs : false),
  });
  const projects = latest.data?.items ?? [];
  const isPreparing = latest.isSuccess && projects.length === 0 && isAwaiting;
  const wasPreparing = useRef(false);
  useEffect(() => {
    // Other lists of projects may be open.
    if (wasPreparing.current && !isPreparing) {
      void invalidateAll(client, [listConversations], { databaseId: id });
      void invalidateAll(client, [getSession]);
    }
    wasPreparing.current = isPreparing;
  }, [client, id, isPreparing]);
  return { projects, isKnown: latest.isSuccess, isPreparing };
}
