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
import { call } from "../../../shared/server/call.ts";
import { invalidateAll } from "../../../shared/server/endpoint-query.ts";
import { reportFailure } from "../../../shared/server/report-failure.ts";
import { failures } from "../../../shared/wording/failures.ts";
import { showUndoToast } from "../../../ui/toast-store.ts";

/** Takes a verification back, with Undo. */
export function useRemoveVerified(databaseId: string) {
  const client = useQueryClient();
  const params = ({ id }: VerifiedAnswer) => ({ databaseId, verifiedId: id });
  const onSettled = async () => {
    await invalidateAll(client, [listTurnVerifications, getChart]);
    await invalidateAll(client, [listVerified, listCharts], { databaseId });
  };
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
