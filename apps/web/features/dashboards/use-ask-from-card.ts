import { askFromCard, listConversations } from "@askery/api";
import type { PlanEdit } from "@askery/model";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../../shared/server/call.ts";
import { queryKeyOf } from "../../shared/server/endpoint-query.ts";
import { makeId } from "../../shared/server/make-id.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";
import { failures } from "../../shared/wording/failures.ts";
import { bodyOfState, stateOf, unfiltered } from "./filters/use-card-figures.ts";
import type { FilterUse } from "./filters/use-filters.ts";

interface CardToAsk {
  readonly dashboardId: string;
  readonly cardId: string;
  readonly databaseId: string;
  /** Null for the figures without filters. */
  readonly use: FilterUse | null;
}

/** Opens a card as a question of a new conversation, with its filters in words, after edits of its plan. */
export function useAskFromCard({ dashboardId, cardId, databaseId, use }: CardToAsk) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (edits: readonly PlanEdit[]) => {
      const ids = { conversationId: makeId(), turnId: makeId() };
      const body = { ...bodyOfState(use === null ? unfiltered : stateOf(use)), edits: [...edits], ...ids };
      await call(askFromCard, { params: { dashboardId, cardId }, body });
      return ids.conversationId;
    },
    onSuccess: async (id) => {
      void client.invalidateQueries({ queryKey: queryKeyOf(listConversations, { databaseId }) });
      await navigate({ to: "/chat/$id", params: { id } });
    },
    onError: (error) => reportFailure(failures.cardNotOpened, error),
  });
}
