import {
  applyVerified,
  listTurnVerifications,
  verifyTurn,
  type Conversation,
  type Turn,
  type TurnVerification,
  type VerifiedAnswer,
} from "@askery/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, callText } from "../../shared/server/call.ts";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";
import { useRefreshVerified, useRemoveVerified } from "../../shared/trust/use-remove-verified.ts";
import { failures } from "../../shared/wording/failures.ts";
import { showFailureToast, showUndoToast } from "../../ui/toast-store.ts";
import { readLastState } from "./read-events.ts";
import { refreshConversation, saveTurn } from "./save-turn.ts";

export interface VerifiedUse {
  /** The verified answer to this question; undefined if there is none. */
  readonly found: TurnVerification | undefined;
  readonly isBusy: boolean;
  /** Verifies the shown answer. */
  readonly verify: () => void;
  /** Takes the verification back. */
  readonly remove: (answer: VerifiedAnswer) => void;
  /** Shows the verified answer in place of this one. */
  readonly apply: (answer: VerifiedAnswer) => void;
}

/** True if the shown answer is the verified one, and nothing has changed since. */
export function isShownVerified(found: TurnVerification | undefined): boolean {
  return found?.isShown === true && found.answer.fallen === null;
}

/** The verified answer to a turn's question, and what can be done about it. */
export function useVerified(conversation: Conversation, turn: Turn): VerifiedUse {
  const client = useQueryClient();
  const { id: conversationId, databaseId } = conversation;
  const turnId = turn.id;
  const list = useQuery(endpointQuery(listTurnVerifications, { params: { conversationId } }));
  const after = {
    onError: (error: Error) => reportFailure(failures.notChanged, error),
    onSettled: useRefreshVerified(databaseId),
  };
  const remove = useRemoveVerified(databaseId);
  const verify = useMutation({
    mutationFn: async () => call(verifyTurn, { params: { turnId } }),
    onSuccess: (answer) => showUndoToast("Answer verified", () => remove.mutate(answer)),
    ...after,
  });
  const apply = useMutation({
    mutationFn: async ({ id }: VerifiedAnswer) => {
      const params = { turnId, verifiedId: id };
      return readLastState(callText(applyVerified, { params }, new AbortController().signal));
    },
    onSuccess: (state) => {
      if (state?.kind === "done") saveTurn(client, conversation, { ...turn, state });
      else showFailureToast(state?.kind === "failed" ? state.failure.message : failures.connectionLost);
      return refreshConversation(client, conversation);
    },
    ...after,
  });
  return {
    found: list.data?.find((one) => one.turnId === turnId),
    isBusy: verify.isPending || remove.isPending || apply.isPending,
    verify: verify.mutate,
    remove: remove.mutate,
    apply: apply.mutate,
  };
}
