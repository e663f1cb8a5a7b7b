import { addKnowledge, getLesson, type Lesson } from "@askery/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { BookOpen, X } from "lucide-react";
import { useState } from "react";
import { refreshKnowledge, useForget } from "../../shared/knowledge/knowledge-actions.ts";
import { call } from "../../shared/server/call.ts";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";
import { failures } from "../../shared/wording/failures.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { showUndoToast } from "../../ui/toast-store.ts";

interface RememberLineProps {
  readonly databaseId: string;
  readonly turnId: string;
  /** Identifies the answer that is shown. */
  readonly shownId: string;
}

/** After a pick or an edit: offers to remember it for all later questions. Shows nothing if there is nothing to remember. */
export function RememberLine({ databaseId, turnId, shownId }: RememberLineProps) {
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const lesson = useQuery({
    ...endpointQuery(getLesson, { params: { turnId } }),
    queryKey: [getLesson.path, { turnId }, shownId],
    retry: false,
  });
  const remember = useRemember(databaseId, () => setClosedFor(shownId));
  if (!lesson.data || closedFor === shownId) return null;
  const { text, entry } = lesson.data;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-2 bg-accent-soft py-1 ps-3 pe-1 text-13 text-text">
      <p className="min-w-0 flex-1 basis-56 wrap-anywhere">Remember for this database that {text}?</p>
      <span className="flex items-center gap-1">
        <Button
          size="sm"
          icon={BookOpen}
          isBusy={remember.isPending}
          onClick={() => remember.mutate({ text, entry })}
        >
          Remember
        </Button>
        <IconButton icon={X} label="Not now" onClick={() => setClosedFor(shownId)} />
      </span>
    </div>
  );
}

/** Saves a lesson with its author and date, with Undo. */
function useRemember(databaseId: string, onSaved: () => void) {
  const client = useQueryClient();
  const forget = useForget(databaseId, undefined, failures.notUndone);
  return useMutation({
    mutationFn: async ({ entry }: Lesson) => call(addKnowledge, { params: { databaseId }, body: { entry } }),
    onSuccess: (saved, { text }) => {
      showUndoToast(`Remembered: ${text}`, () => forget.mutate(saved));
      onSaved();
    },
    onError: (error) => reportFailure(failures.wordNotDefined, error),
    onSettled: async () => refreshKnowledge(client, databaseId),
  });
}
