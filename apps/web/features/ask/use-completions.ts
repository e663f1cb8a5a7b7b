import { listCompletions, longestQuestion, type Completion } from "@askery/api";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
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
  const { text, caret } = settled;
  const found = useQuery({
    queryKey: ["databases", databaseId, "completions", text, caret],
    queryFn: async ({ signal }) =>
      call(listCompletions, { params: { databaseId }, query: { text, caret } }, signal),
    enabled: isWanted && text === typed.text && text.length <= longestQuestion,
    placeholderData: keepPreviousData,
    staleTime: keptMs,
    gcTime: keptMs,
    retry: 1,
  });
  if (!isWanted || found.data === undefined || found.isError) return { options: none, isFresh: false };
  const isFresh = settled.text === typed.text && settled.caret === typed.caret && !found.isPlaceholderData;
  return { options: found.data, isFresh };
}
