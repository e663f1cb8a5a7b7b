import { giveFeedback, listDislikes, listFeedback, withdrawFeedback, type Verdict } from "@askery/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../shared/server/call.ts";
import { endpointQuery, invalidateAll } from "../../shared/server/endpoint-query.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";
import { failures } from "../../shared/wording/failures.ts";
import { showUndoToast } from "../../ui/toast-store.ts";

interface Judged {
  readonly conversationId: string;
  readonly turnId: string;
  /** The result that the answer shows. */
  readonly shownId: string | undefined;
}

export interface FeedbackUse {
  /** My thumb on the shown result; null if there is none. */
  readonly verdict: Verdict["verdict"] | null;
  readonly give: (of: Verdict) => void;
  readonly withdraw: () => void;
}

/** The user's thumb on an answer. An edit makes another result, which has none. */
export function useFeedback({ conversationId, turnId, shownId }: Judged): FeedbackUse {
  const client = useQueryClient();
  const list = useQuery(endpointQuery(listFeedback, { params: { conversationId } }));
  const mine = list.data?.find((one) => one.turnId === turnId && one.shownId === shownId);
  const after = {
    onError: (error: Error) => reportFailure(failures.feedbackNotSent, error),
    onSettled: async () => {
      await invalidateAll(client, [listFeedback], { conversationId });
      await invalidateAll(client, [listDislikes]);
    },
  };
  const withdraw = useMutation({
    mutationFn: async () => call(withdrawFeedback, { params: { turnId } }),
    ...after,
  });
  const give = useMutation({
    mutationFn: async (of: Verdict) => call(giveFeedback, { params: { turnId }, body: { of } }),
    onSuccess: () => showUndoToast("Feedback sent", () => withdraw.mutate()),
    ...after,
  });
  return { verdict: mine?.verdict ?? null, give: give.mutate, withdraw: withdraw.mutate };
}
