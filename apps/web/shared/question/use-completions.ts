import {
  listCompletions,
  listDemoCompletions,
  longestQuestion,
  type Completion,
  type Completions,
} from "@askery/api";
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../server/call.ts";
import { useSettled } from "./use-settled.ts";

/** The text of a question, and the caret. */
export interface Typed {
  readonly text: string;
  readonly caret: number;
}

interface OfferedCompletions {
  readonly options: readonly Completion[];
  /** Whether they fit the current text; outdated ones stay until new ones arrive. */
  readonly isFresh: boolean;
  /** Whether completions for the current text are still loading. */
  readonly isComing: boolean;
  /** Loads completions for the current text without waiting for a pause; empty if that fails. */
  readonly fetchNow: () => Promise<readonly Completion[]>;
}

const pauseMs = 120;
const cacheMs = 60_000;
/** The server looks for completions in large databases a while at a time. */
const againMs = 150;
const maxRequests = 4;
const none: readonly Completion[] = [];

/** What a question is about: a database, or the sample shop of the demo. */
export type QuestionContext =
  | {
      readonly databaseId: string;
      /** The turn that it follows. Default: none. */
      readonly afterTurnId?: string | undefined;
    }
  | "demo";

/** Completions of a question, loaded when typing pauses. Failures are silent, so that typing is not disturbed. */
export function useCompletions(
  context: QuestionContext,
  typed: Typed,
  isWanted: boolean,
): OfferedCompletions {
  const settled = useSettled(
    useMemo(() => ({ text: typed.text, caret: typed.caret }), [typed.text, typed.caret]),
    pauseMs,
  );
  const client = useQueryClient();
  const found = useQuery({
    ...completionsQuery(context, settled),
    enabled: isWanted && settled.text === typed.text && settled.text.length <= longestQuestion,
    placeholderData: keepPreviousData,
    retry: 1,
    refetchInterval: ({ state }) =>
      state.data?.isPartial === true && state.dataUpdateCount < maxRequests && againMs,
  });
  const isSettled = settled.text === typed.text && settled.caret === typed.caret;
  const isFresh = isWanted && isSettled && found.isSuccess && !found.isPlaceholderData;
  const isPossible = isWanted && typed.text.length <= longestQuestion && !(isSettled && found.isError);
  const isShown = isWanted && found.data !== undefined && !found.isError;
  return {
    options: isShown ? found.data.found : none,
    isFresh,
    isComing: isPossible && !isFresh,
    fetchNow: async () => fetchFirst().catch(() => none),
  };

  /** The completions for the current text as soon as there is one, or all requests are used up. */
  async function fetchFirst(): Promise<readonly Completion[]> {
    for (let count = 1; ; count++) {
      const { found, isPartial } = await client.query(completionsQuery(context, typed));
      if (found.length > 0 || !isPartial || count === maxRequests) return found;
    }
  }
}

function completionsQuery(context: QuestionContext, { text, caret }: Typed) {
  const about = context === "demo" ? [context] : ["databases", context.databaseId, context.afterTurnId];
  return queryOptions({
    queryKey: [...about, "completions", text, caret],
    queryFn: async ({ signal }): Promise<Completions> => {
      if (context === "demo") return call(listDemoCompletions, { query: { text, caret } }, signal);
      const { databaseId, afterTurnId } = context;
      return call(listCompletions, { params: { databaseId }, query: { text, caret, afterTurnId } }, signal);
    },
    staleTime: ({ state }) => (state.data?.isPartial === true ? 0 : cacheMs),
    gcTime: cacheMs,
  });
}
