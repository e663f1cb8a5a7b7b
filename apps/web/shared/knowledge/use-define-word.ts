import { addKnowledge, type Knowledge, type WordMeaning } from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../server/call.ts";
import { reportFailure } from "../server/report-failure.ts";
import { failures } from "../wording/failures.ts";
import { showUndoToast } from "../../ui/toast-store.ts";
import { refreshKnowledge, useForget } from "./knowledge-actions.ts";
import { writeStopWordRule } from "./stop-word-rule.ts";

interface Definition {
  readonly phrase: string;
  /** Null for a word that means nothing: questions are read without it. */
  readonly meaning: WordMeaning | null;
}

/** Defines a word for all later questions, with Undo. Calls `onChange` after either. */
export function useDefineWord(databaseId: string, onChange: () => void): (definition: Definition) => void {
  const client = useQueryClient();
  const forget = useForget(databaseId, onChange, failures.notUndone);
  const define = useMutation({
    mutationFn: async (definition: Definition) =>
      call(addKnowledge, { params: { databaseId }, body: { entry: entryOf(definition) } }),
    onSuccess: (saved, { phrase, meaning }) => {
      showUndoToast(`“${phrase}” means ${meaning?.label ?? "nothing"}`, () => forget.mutate(saved));
      onChange();
    },
    onError: (error) => reportFailure(failures.wordNotDefined, error),
    onSettled: async () => refreshKnowledge(client, databaseId),
  });
  return define.mutate;
}

function entryOf({ phrase, meaning }: Definition): Knowledge {
  if (meaning === null) return { kind: "rule", text: writeStopWordRule(phrase) };
  const { table, column, value } = meaning;
  return { kind: "synonym", phrase, table, column, value, condition: null };
}
