import { listCompletions, longestQuestion, type Completion } from "@askery/api";
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../shared/server/call.ts";
import { useSettled } from "./use-settled.ts";

/** Where somebody is in a question. */
export interface Typed {
  readonly text: string;
  readonly caret: number;
}

interface Completions {
  readonly options: readonly Completion[];
  /** Whether they go on from what is typed now; older ones only stand until new ones come. */
  readonly isFresh: boolean;
  /** Whether those that go on from what is typed now are still on their way. */
  readonly isComing: boolean;
  /** Those that go on from what is typed now, without waiting for a pause; none where that fails. */
  readonly fetchNow: () => Promise<readonly Completion[]>;
}

const pauseMs = 120;
const keptMs = 60_000;
const none: readonly Completion[] = [];

/** How a question could go on, asked for when typing pauses. Typing is never disturbed: what fails offers nothing. */
export function useCompletions(databaseId: string, typed: Typed, isWanted: boolean): Completions {
  const settled = useSettled(
    useMemo(() => ({ text: typed.text, caret: typed.caret }), [typed.text, typed.caret]),
    pauseMs,
  );
  const client = useQueryClient();
  const found = useQuery({
    ...completionsQuery(databaseId, settled),
    enabled: isWanted && settled.text === typed.text && settled.text.length <= longestQuestion,
    placeholderData: keepPreviousData,
    retry: 1,
  });
  const isSettled = settled.text === typed.text && settled.caret === typed.caret;
  const isFresh = isWanted && isSettled && found.isSuccess && !found.isPlaceholderData;
  const isPossible = isWanted && typed.text.length <= longestQuestion && !(isSettled && found.isError);
  const isShown = isWanted && found.data !== undefined && !found.isError;
  return {
    options: isShown ? found.data : none,
    isFresh,
    isComing: isPossible && !isFresh,
    fetchNow: async () => client.query(completionsQuery(databaseId, typed)).catch(() => none),
  };
}

function completionsQuery(databaseId: string, { text, caret }: Typed) {
  return queryOptions({
    queryKey: ["databases", databaseId, "completions", text, caret],
    queryFn: async ({ signal }): Promise<readonly Completion[]> =>
      call(listCompletions, { params: { databaseId }, query: { text, caret } }, signal),
    staleTime: keptMs,
    gcTime: keptMs,
  });
}
