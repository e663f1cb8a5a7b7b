import { describeTable, getTable, listKnowledge, updateColumn } from "@askery/api";
import type { WarningOffer } from "@askery/model";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCanEdit } from "../../shared/database/use-can-edit.ts";
import { call } from "../../shared/server/call.ts";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import { invalidateAll } from "../../shared/server/endpoint-query.ts";
import { failures } from "../../shared/wording/failures.ts";
import { showFailureToast } from "../../ui/toast-store.ts";

/**
 * Makes a setting that a warning offers, for all later answers, then asks again. Undefined for people who cannot change
 * the database's settings.
 */
export function useAcceptOffer(
  databaseId: string,
  askAgain: () => void,
): ((offer: WarningOffer) => void) | undefined {
  const client = useQueryClient();
  const canEdit = useCanEdit(databaseId);
  const accept = useMutation({
    mutationFn: ({ table, column }: WarningOffer) => uniteSpellings({ databaseId, tableId: table }, column),
    onSuccess: async () => {
      askAgain();
      await invalidateAll(client, [getTable, describeTable, listKnowledge], { databaseId });
    },
    onError: (error) => {
      const { title, detail } = describeFailure(error);
      showFailureToast(`${failures.notChanged} ${title} ${detail}`);
    },
  });
  return canEdit ? (offer) => accept.mutate(offer) : undefined;
}

/** A column's settings are replaced as a whole, so the others are sent as they are. */
async function uniteSpellings(
  at: { readonly databaseId: string; readonly tableId: string },
  columnName: string,
): Promise<void> {
  const { columns } = await call(getTable, { params: at });
  const meaning = columns.find(({ name }) => name === columnName)?.meaning ?? {};
  const body = { meaning: { ...meaning, spellings: "as-one" as const } };
  await call(updateColumn, { params: { ...at, columnName }, body });
}
