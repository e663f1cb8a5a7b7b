import { addKnowledge, type WordMeaning } from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../server/call.ts";
import { reportFailure } from "../server/report-failure.ts";
import { failures } from "../wording/failures.ts";
import { showUndoToast } from "../../ui/toast-store.ts";
import { refreshKnowledge, useForget } from "./knowledge-actions.ts";

interface Definition {
  readonly phrase: string;
  readonly meaning: WordMeaning;
}

/** Defines a word for all later questions, with Undo. Calls `onChange` after either. */
export function useDefineWord(databaseId: string, onChange: () => void): (definition: Definition) => void {
  const client = useQueryClient();
  const forget = useForget(databaseId, onChange, failures.notUndone);
  const define = useMutation({
    mutationFn: async ({ phrase, meaning: { table, column, value } }: Definition) =>
      call(addKnowledge, {
        params: { databaseId },
        body: { entry: { kind: "synonym", phrase, table, column, value } },
      }),
    onSuccess: (saved, { phrase, meaning }) => {
      showUndoToast(`“${phrase}” means ${meaning.label}`, () => forget.mutate(saved));
      onChange();
    },
    onError: (error) => reportFailure(failures.wordNotDefined, error),
    onSettled: async () => refreshKnowledge(client, databaseId),
  });
  return define.mutate;
}
