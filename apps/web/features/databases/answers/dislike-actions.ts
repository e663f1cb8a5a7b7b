import { listDislikes, reopenDislike, settleDislike, type Dislike } from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../../../shared/server/call.ts";
import { invalidateAll } from "../../../shared/server/endpoint-query.ts";
import { reportFailure } from "../../../shared/server/report-failure.ts";
import { failures } from "../../../shared/wording/failures.ts";
import { showUndoToast } from "../../../ui/toast-store.ts";

/** Opens the conversation of a disliked answer, or a copy of another user's. */
export function useReopenDislike(databaseId: string) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ id }: Dislike) => call(reopenDislike, { params: { databaseId, feedbackId: id } }),
    onSuccess: ({ conversationId }) => void navigate({ to: "/chat/$id", params: { id: conversationId } }),
    onError: (error) => reportFailure(failures.notReopened, error),
  });
}

interface Settling {
  readonly of: Dislike;
  readonly isSettled: boolean;
}

/** Settles a disliked answer, or opens it again, with Undo. */
export function useSettleDislike(databaseId: string) {
  const client = useQueryClient();
  const send = async ({ of, isSettled }: Settling) =>
    call(settleDislike, { params: { databaseId, feedbackId: of.id }, body: { isSettled } });
  const after = {
    onError: (error: Error) => reportFailure(failures.notChanged, error),
    onSettled: async () => invalidateAll(client, [listDislikes], { databaseId }),
  };
  const undo = useMutation({ mutationFn: send, ...after });
  return useMutation({
    mutationFn: send,
    onSuccess: (_data, { of, isSettled }) =>
      showUndoToast(isSettled ? "Settled" : "Open again", () => undo.mutate({ of, isSettled: !isSettled })),
    ...after,
  });
}
