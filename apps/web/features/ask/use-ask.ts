import {
  askQuestion,
  createConversation,
  getConversation,
  listConversations,
  type Conversation,
  type Mode,
} from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../../shared/server/call.ts";
import { queryKeyOf } from "../../shared/server/endpoint-query.ts";

interface Ask {
  readonly databaseId: string;
  readonly mode: Mode;
  readonly question: string;
  /** Created once per question, so that a retry after a failure does not ask twice. */
  readonly conversationId: string;
  readonly turnId: string;
  /** Whether the question is from the address: going back must not ask it again. */
  readonly isFromAddress: boolean;
}

/** Starts a project with a question, and opens it while the question is being answered. */
export function useAsk() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({
      databaseId,
      mode,
      question,
      conversationId,
      turnId,
    }: Ask): Promise<Conversation> => {
      const project = await call(createConversation, {
        params: { databaseId },
        body: { mode, id: conversationId },
      });
      const turn = await call(askQuestion, { params: { conversationId }, body: { question, id: turnId } });
      // The server has set a name by now, which is loaded below.
      return { ...project, summary: question, hasReport: false, turns: [turn] };
    },
    onSuccess: async (conversation, { conversationId, isFromAddress }) => {
      client.setQueryData<Conversation>(queryKeyOf(getConversation, { conversationId }), conversation);
      await navigate({ to: "/chat/$id", params: { id: conversationId }, replace: isFromAddress });
      await client.invalidateQueries({ queryKey: queryKeyOf(getConversation, { conversationId }) });
    },
    onSettled: async (_data, _error, { databaseId }) =>
      client.invalidateQueries({ queryKey: queryKeyOf(listConversations, { databaseId }) }),
  });
}
