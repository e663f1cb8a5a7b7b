import { listMarks, longestQuestion } from "@askery/api";
import type { Mark } from "@askery/model";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../server/call.ts";
import { carryMarks } from "./carry-marks.ts";
import type { Typed } from "./use-completions.ts";
import { useSettled } from "./use-settled.ts";

interface ReadQuestion {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** The key of all marks of a database. */
export function marksKey(databaseId: string) {
  return ["databases", databaseId, "marks"] as const;
}

const pauseMs = 150;
const cacheMs = 60_000;
const none: readonly Mark[] = [];

/**
 * Marks for the words of a question, loaded when typing pauses. Until then words keep their marks; the word at the
 * caret is not marked as unknown, because it may be incomplete. Failures are silent.
 */
export function useMarks(databaseId: string, { text, caret }: Typed): readonly Mark[] {
  const settled = useSettled(text, pauseMs);
  const found = useQuery({
    queryKey: [...marksKey(databaseId), settled],
    queryFn: async ({ signal }): Promise<ReadQuestion> => ({
      text: settled,
      marks: await call(listMarks, { params: { databaseId }, query: { text: settled } }, signal),
    }),
    enabled: settled.trim() !== "" && settled.length <= longestQuestion,
    placeholderData: keepPreviousData,
    staleTime: cacheMs,
    gcTime: cacheMs,
    retry: false,
  });
  if (found.data === undefined) return none;
  return carryMarks(found.data.marks, found.data.text, text).filter(
    ({ kind, span }) => kind !== "ignored" && !(kind === "unknown" && span.end === caret),
  );
}
