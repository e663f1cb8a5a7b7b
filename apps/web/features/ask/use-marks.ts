import { listMarks, longestQuestion } from "@askery/api";
import type { Mark } from "@askery/model";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { carryMarks } from "../../shared/question/carry-marks.ts";
import { call } from "../../shared/server/call.ts";
import { useSettled } from "../../shared/question/use-settled.ts";
import type { Typed } from "../../shared/question/use-completions.ts";

interface ReadQuestion {
  readonly text: string;
  readonly marks: readonly Mark[];
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
    queryKey: ["databases", databaseId, "marks", settled],
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
