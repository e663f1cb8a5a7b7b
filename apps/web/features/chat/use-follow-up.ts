import { askQuestion, type Conversation } from "@askery/api";
import type { DefaultFilterName } from "@askery/model";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "../../shared/server/call.ts";
import { makeId } from "../../shared/server/make-id.ts";
import { saveTurn, refreshConversation } from "./save-turn.ts";

export interface FollowUp {
  readonly question: string;
  /** The turn to follow; null starts a new thread. */
  readonly afterTurnId: string | null;
  /** Default filters to remove. Default: those that the followed turn removed. */
  readonly without?: readonly DefaultFilterName[];
  /** The id of the choice that the user picked. Default: the engine chooses. */
  readonly choice?: string;
}

/**
 * Asks another question in a conversation and shows it at once. Calls `onAsked` with its turn. A retry after a failure
 * does not ask twice.
 */
export function useFollowUp(conversation: Conversation, onAsked: (turnId: string) => void) {
  const client = useQueryClient();
  const last = useRef<Sent | null>(null);
  return useMutation({
    mutationFn: async (asked: FollowUp) => {
      const id = last.current !== null && isRetry(asked, last.current) ? last.current.id : makeId();
      last.current = { ...asked, id };
      const turn = await call(askQuestion, {
        params: { conversationId: conversation.id },
        body: { ...asked, id },
      });
      last.current = null;
      return turn;
    },
    onSuccess: (turn) => {
      saveTurn(client, conversation, turn);
      onAsked(turn.id);
    },
    onSettled: async () => refreshConversation(client, conversation),
  });
}

interface Sent extends FollowUp {
  readonly id: string;
}

/** Whether a question was sent before. If only its receipt got lost, it is the last turn by now. */
function isRetry(asked: FollowUp, { id, ...sent }: Sent): boolean {
  const keyOf = ({ question, without, choice }: FollowUp) => JSON.stringify([question, without, choice]);
  const isThere = asked.afterTurnId === sent.afterTurnId || asked.afterTurnId === id;
  return isThere && keyOf(asked) === keyOf(sent);
}
