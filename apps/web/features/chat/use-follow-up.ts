import { askQuestion, type Conversation } from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "../../lib/call.ts";
import { makeId } from "../../lib/make-id.ts";
import { keepTurn, refreshConversation } from "./keep-turn.ts";

export interface FollowUp {
  readonly question: string;
  /** The turn that it follows; null starts afresh. */
  readonly afterTurnId: string | null;
}

/**
 * Asks one more question in a conversation, and shows it at once. `onAsked` is told its turn. Sending the same again after
 * a failure asks once.
 */
export function useFollowUp(conversation: Conversation, onAsked: (turnId: string) => void) {
  const client = useQueryClient();
  const last = useRef<(FollowUp & { readonly id: string }) | null>(null);
  return useMutation({
    mutationFn: async ({ question, afterTurnId }: FollowUp) => {
      const isAgain = last.current?.question === question && last.current.afterTurnId === afterTurnId;
      const id = isAgain && last.current !== null ? last.current.id : makeId();
      last.current = { question, afterTurnId, id };
      const turn = await call(askQuestion, {
        params: { conversationId: conversation.id },
        body: { question, afterTurnId, id },
      });
      last.current = null;
      return turn;
    },
    onSuccess: (turn) => {
      keepTurn(client, conversation, turn);
      onAsked(turn.id);
    },
    onSettled: async () => refreshConversation(client, conversation),
  });
}
