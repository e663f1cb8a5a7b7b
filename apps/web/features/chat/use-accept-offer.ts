import { describeTable, getTable, listKnowledge, updateColumn } from "@askery/api";
import type { DefaultFilterName, WarningOffer } from "@askery/model";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCanEdit } from "../../shared/database/use-can-edit.ts";
import { useReadsAll } from "../../shared/database/use-reads-all.ts";
import { call } from "../../shared/server/call.ts";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import { invalidateAll } from "../../shared/server/endpoint-query.ts";
import { failures } from "../../shared/wording/failures.ts";
import { showFailureToast } from "../../ui/toast-store.ts";

/**
 * Accepts what a warning offers, then asks again. Settings of the database are for its editors: others get null for an
 * offer of one.
 */
export function useAcceptOffer(
  databaseId: string,
  without: readonly DefaultFilterName[],
  onAsk: (without: readonly DefaultFilterName[]) => void,
): (offer: WarningOffer) => (() => void) | null {
  const client = useQueryClient();
  const readsAll = useReadsAll(databaseId);
  const canEdit = useCanEdit(databaseId) && readsAll;
  const unite = useMutation({
    mutationFn: ({ table, column }: Spellings) => uniteSpellings({ databaseId, tableId: table }, column),
    onSuccess: async () => {
      onAsk(without);
      await invalidateAll(client, [getTable, describeTable, listKnowledge], { databaseId });
    },
    onError: (error) => {
      const { title, detail } = describeFailure(error);
      showFailureToast(`${failures.notChanged} ${title} ${detail}`);
    },
  });
  return (offer) => {
    if (offer.kind === "unite-spellings") return canEdit ? () => unite.mutate(offer) : null;
    const { kind, table, text } = offer;
    const others = without.filter((one) => one.table !== table || one.text !== text);
    return () => onAsk(kind === "use-default" ? others : [...others, { table, text }]);
  };
}

type Spellings = Extract<WarningOffer, { kind: "unite-spellings" }>;

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
