import {
  getConversation,
  listConversations,
  listTurnVerifications,
  type Conversation,
  type ConversationSummary,
  type Turn,
} from "@askery/api";
import type { QueryClient } from "@tanstack/react-query";
import { queryKeyOf } from "../../shared/server/endpoint-query.ts";

type Of = Pick<ConversationSummary, "id" | "databaseId">;

/** Updates a turn in the cache, or appends a new one. */
export function saveTurn(client: QueryClient, { id }: Of, turn: Turn): void {
  client.setQueryData<Conversation>(queryKeyOf(getConversation, { conversationId: id }), (conversation) => {
    if (conversation === undefined) return undefined;
    const isKnown = conversation.turns.some((one) => one.id === turn.id);
    const turns = isKnown
      ? conversation.turns.map((one) => (one.id === turn.id ? turn : one))
      : [...conversation.turns, turn];
    return { ...conversation, turns };
  });
}

/** Reloads a conversation, what is known about its answers, and every list with it. */
export async function refreshConversation(client: QueryClient, { id, databaseId }: Of): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeyOf(getConversation, { conversationId: id }) }),
    client.invalidateQueries({ queryKey: queryKeyOf(listTurnVerifications, { conversationId: id }) }),
    client.invalidateQueries({ queryKey: queryKeyOf(listConversations, { databaseId }) }),
  ]);
}
