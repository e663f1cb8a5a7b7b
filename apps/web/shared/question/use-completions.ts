import { listCompletions, listDemoCompletions, longestQuestion, type Completion } from "@askery/api";
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../server/call.ts";
import { useSettled } from "./use-settled.ts";

/** The text of a question, and the caret. */
export interface Typed {
  readonly text: string;
  readonly caret: number;
}

interface Completions {
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
export function useCompletions(context: QuestionContext, typed: Typed, isWanted: boolean): Completions {
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
  });
  const isSettled = settled.text === typed.text && settled.caret === typed.caret;
  const isFresh = isWanted && isSettled && found.isSuccess && !found.isPlaceholderData;
  const isPossible = isWanted && typed.text.length <= longestQuestion && !(isSettled && found.isError);
  const isShown = isWanted && found.data !== undefined && !found.isError;
  return {
    options: isShown ? found.data : none,
    isFresh,
    isComing: isPossible && !isFresh,
    fetchNow: async () => client.query(completionsQuery(context, typed)).catch(() => none),
  };
}

function completionsQuery(context: QuestionContext, { text, caret }: Typed) {
  const about = context === "demo" ? [context] : ["databases", context.databaseId, context.afterTurnId];
  return queryOptions({
    queryKey: [...about, "completions", text, caret],
    queryFn: async ({ signal }): Promise<readonly Completion[]> => {
      if (context === "demo") return call(listDemoCompletions, { query: { text, caret } }, signal);
      const { databaseId, afterTurnId } = context;
      return call(listCompletions, { params: { databaseId }, query: { text, caret, afterTurnId } }, signal);
    },
    staleTime: cacheMs,
    gcTime: cacheMs,
  });
}
