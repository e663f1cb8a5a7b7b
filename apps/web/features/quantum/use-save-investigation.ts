import {
  addCard,
  createDashboard,
  getConversation,
  listCharts,
  listConversations,
  listDashboards,
  saveChart,
  saveInvestigation,
  type Database,
} from "@askery/api";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Inquiry } from "../../shared/address/investigation-address.ts";
import { call } from "../../shared/server/call.ts";
import { queryKeyOf } from "../../shared/server/endpoint-query.ts";
import { makeId } from "../../shared/server/make-id.ts";
import type { ChosenSteps } from "./use-investigation.ts";

interface ToSave {
  readonly database: Database;
  readonly inquiry: Inquiry;
  readonly chosen: ChosenSteps;
}

/** More cards than these are no overview. */
const maxCards = 8;

/**
 * Saves an investigation as a conversation, and the charts of its steps as a dashboard. Every attempt sends the same ids,
 * so that a retry adds nothing twice.
 */
export function useSaveInvestigation({ database: { id: databaseId }, inquiry, chosen }: ToSave) {
  const client = useQueryClient();
  const ids = useRef<Ids | undefined>(undefined);
  const idsOf = (): Ids => (ids.current ??= { conversation: makeId(), turn: makeId(), dashboard: makeId() });
  const save = async (): Promise<string> => {
    const { conversation: conversationId, turn: turnId } = idsOf();
    await call(saveInvestigation, {
      params: { databaseId },
      body: { ...inquiry, ...chosen, conversationId, turnId },
    });
    void client.invalidateQueries({ queryKey: queryKeyOf(listConversations, { databaseId }) });
    return conversationId;
  };
  const saveAsDashboard = async (): Promise<string> => {
    const { dashboard: dashboardId } = idsOf();
    const conversationId = await save();
    const { turns } = await call(getConversation, { params: { conversationId } });
    await call(createDashboard, {
      params: { databaseId },
      body: { id: dashboardId, title: [inquiry.question, ...inquiry.followUps].join(" ").slice(0, 200) },
    });
    for (const { id } of turns.slice(0, maxCards)) {
      // One chart for each turn: a repeated request saves the same.
      const chart = await call(saveChart, { params: { turnId: id }, body: { id } });
      await call(addCard, { params: { dashboardId }, body: { id: chart.id, chartId: chart.id } });
    }
    void client.invalidateQueries({ queryKey: queryKeyOf(listCharts, { databaseId }) });
    void client.invalidateQueries({ queryKey: queryKeyOf(listDashboards, { databaseId }) });
    return dashboardId;
  };
  return { save, saveAsDashboard };
}

interface Ids {
  readonly conversation: string;
  readonly turn: string;
  readonly dashboard: string;
}
