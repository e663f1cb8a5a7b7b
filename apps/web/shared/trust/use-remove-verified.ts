import {
  getChart,
  listCharts,
  listTurnVerifications,
  listVerified,
  removeVerified,
  restoreVerified,
  type VerifiedAnswer,
} from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../server/call.ts";
import { invalidateAll } from "../server/endpoint-query.ts";
import { reportFailure } from "../server/report-failure.ts";
import { failures } from "../wording/failures.ts";
import { showUndoToast } from "../../ui/toast-store.ts";

/** Loads again what shows whether answers of a database are verified. */
export function useRefreshVerified(databaseId: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await invalidateAll(client, [listTurnVerifications, getChart]);
    await invalidateAll(client, [listVerified, listCharts], { databaseId });
  };
}

/** Takes a verification back, with Undo. */
export function useRemoveVerified(databaseId: string) {
  const onSettled = useRefreshVerified(databaseId);
  const params = ({ id }: VerifiedAnswer) => ({ databaseId, verifiedId: id });
  const restore = useMutation({
    mutationFn: async (of: VerifiedAnswer) => call(restoreVerified, { params: params(of) }),
    onError: (error) => reportFailure(failures.notRestored, error),
    onSettled,
  });
  return useMutation({
    mutationFn: async (of: VerifiedAnswer) => call(removeVerified, { params: params(of) }),
    onSuccess: (_data, of) => showUndoToast("No longer verified", () => restore.mutate(of)),
    onError: (error) => reportFailure(failures.notRemoved, error),
    onSettled,
  });
}
